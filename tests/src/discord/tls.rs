//! Serves `discord.com` with TLS, signed by our own authority, so that a client takes the same path as with the real
//! one.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Result;
use axum::Router;
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto;
use hyper_util::service::TowerToHyperService;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::{self, ServerConfig};

/// The authority, and the address that it vouches for.
#[derive(Clone, Debug)]
pub(crate) struct Authority {
    /// Its certificate, as PEM.
    pub(crate) certificate: String,
    /// The address on which `discord.com` listens.
    pub(crate) address: SocketAddr,
}

impl Authority {
    /// Makes an authority and a certificate for `discord.com`, and serves requests.
    pub(crate) fn serve(listener: TcpListener, router: Router) -> Result<Self> {
        let mut params = CertificateParams::new(Vec::new())?;
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority = CertifiedIssuer::self_signed(params, KeyPair::generate()?)?;
        let key = KeyPair::generate()?;
        let certificate = CertificateParams::new(vec!["discord.com".to_owned()])?.signed_by(&key, &authority)?;
        let secret = PrivateKeyDer::try_from(key.serialize_der()).map_err(anyhow::Error::msg)?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_protocol_versions(rustls::DEFAULT_VERSIONS)?
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], secret)?;
        let address = listener.local_addr()?;
        tokio::spawn(accept(listener, TlsAcceptor::from(Arc::new(config)), router));
        Ok(Self { certificate: authority.pem(), address })
    }

    /// A client that trusts the authority and finds `discord.com` here.
    pub(crate) fn client(&self) -> Result<reqwest::Client> {
        let certificate = reqwest::Certificate::from_pem(self.certificate.as_bytes())?;
        let client = reqwest::Client::builder().use_rustls_tls().add_root_certificate(certificate);
        Ok(client.resolve("discord.com", self.address).build()?)
    }
}

async fn accept(listener: TcpListener, acceptor: TlsAcceptor, router: Router) {
    while let Ok((socket, _)) = listener.accept().await {
        let (acceptor, service) = (acceptor.clone(), TowerToHyperService::new(router.clone()));
        tokio::spawn(async move {
            if let Ok(sealed) = acceptor.accept(socket).await {
                // A client may close a connection early; that is no error of the fake.
                let _ = auto::Builder::new(TokioExecutor::new()).serve_connection(TokioIo::new(sealed), service).await;
            }
        });
    }
}
