// Draws scenes with @napi-rs/canvas (Skia) and encodes them as PNG, in its default use.
// `npm install @napi-rs/canvas@1.1.1`, then `node canvas.mjs SCENES ASSETS ROUNDS`; see run.sh.
import { readFileSync, writeFileSync } from 'node:fs'
import { GlobalFonts, Path2D, createCanvas } from '@napi-rs/canvas'

const [scenes, assets, rounds] = process.argv.slice(2)
const files = { Body: 'FiraSansCondensed-Medium', Strong: 'FiraSansCondensed-ExtraBold', Title: 'AlegreyaSans-Black' }
for (const [face, file] of Object.entries(files)) GlobalFonts.registerFromPath(`${assets}/fonts/${file}.ttf`, face)
const icons = new Map(readFileSync(`${assets}/icons.txt`, 'utf8').split('\n').filter(Boolean).map(row => {
  const [name, side, ...path] = row.split(' ')
  return [name, [Number(side), new Path2D(path.join(' '))]]
}))

const css = ([r, g, b, a]) => `rgba(${r},${g},${b},${a / 255})`

function style(ctx, paint) {
  if (paint.flat) return css(paint.flat)
  const [a, b, c, d] = paint.linear ?? paint.radial
  const gradient = paint.linear ? ctx.createLinearGradient(a, b, c, d) : ctx.createRadialGradient(a, b, 0, a, b, c)
  for (const [at, color] of paint.stops) gradient.addColorStop(at, css(color))
  return gradient
}

const draw = {
  fill(ctx, { path, paint }) { ctx.fillStyle = style(ctx, paint); ctx.fill(new Path2D(path.svg)) },
  stroke(ctx, { path, paint, width }) {
    ctx.strokeStyle = style(ctx, paint); ctx.lineWidth = width; ctx.lineJoin = 'round'; ctx.stroke(new Path2D(path.svg))
  },
  shadow(ctx, { area: [x, y, w, h], radius, blur, color }) {
    ctx.save(); ctx.filter = `blur(${blur}px)`; ctx.fillStyle = css(color)
    ctx.beginPath(); ctx.roundRect(x, y, w, h, radius); ctx.fill(); ctx.restore()
  },
  icon(ctx, { name, area: [x, y, w, h], paint }) {
    const [side, path] = icons.get(name) ?? icons.get('ui-unknown')
    ctx.save(); ctx.fillStyle = style(ctx, paint); ctx.translate(x, y); ctx.scale(w / side, h / side); ctx.fill(path)
    ctx.restore()
  },
  text(ctx, { face, size, color, outline, lines }) {
    ctx.font = `${size}px ${face}`
    for (const [words, x, base] of lines) {
      if (outline) {
        ctx.strokeStyle = css(outline.color); ctx.lineWidth = outline.width; ctx.lineJoin = 'round'
        ctx.strokeText(words, x, base)
      }
      ctx.fillStyle = css(color); ctx.fillText(words, x, base)
    }
  },
  clip(ctx, { path, items }) { ctx.save(); ctx.clip(new Path2D(path.svg)); all(ctx, items); ctx.restore() },
}
function all(ctx, items) { for (const item of items) draw[item.kind](ctx, item) }

const median = values => values.sort((a, b) => a - b)[values.length >> 1]
for (const name of ['board', 'hand']) {
  const { width, height, items } = JSON.parse(readFileSync(`${scenes}/${name}.json`, 'utf8'))
  const times = []
  let file
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage()
    const canvas = createCanvas(width, height)
    all(canvas.getContext('2d'), items)
    file = canvas.toBuffer('image/png')
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
  }
  writeFileSync(`${scenes}/${name}-canvas.png`, file)
  console.log(`@napi-rs/canvas ${name}: ${median(times).toFixed(1)} ms, ${file.length} bytes`)
}
