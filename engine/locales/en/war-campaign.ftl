### War's campaign: the name of each mission, at most 30 letters, and its briefing, at most 400 letters.

## Missions of the United States

war-mission-usa-1 = Kasserine Pass
war-briefing-usa-1 = Tunisia, February 1943. In its first large battle against the Wehrmacht the US Army is driven back through the Kasserine Pass and loses thousands of men; massed guns then stop the attack. Your opponent has light infantry, a few tanks and dive bombers, and three bases in play. Build a base each turn, block what attacks, and strike back when its field is empty.
war-mission-usa-2 = El Guettar
war-briefing-usa-2 = Tunisia, 23 March 1943. The 10th Panzer Division attacks the US 1st Infantry Division near El Guettar. Mines, tank destroyers and above all artillery stop it: the first time that American troops beat experienced German armour. Your opponent brings many medium tanks. Keep your howitzers and tank destroyers for them, and let two units block one tank.
war-mission-usa-3 = Gela
war-briefing-usa-3 = Sicily, 11 July 1943. One day after the landing, tanks of the Hermann Göring Division come close to the beach at Gela. Infantry, field guns and the ships offshore turn them back. Your opponent has tanks, a Tiger among them, and aircraft over the beach. Artillery does no damage to ships: your destroyers are steady blockers.
war-mission-usa-4 = Salerno
war-briefing-usa-4 = Italy, September 1943. Allied troops land in the bay of Salerno. German divisions counterattack for days and almost reach the sea before ships' guns, bombers and paratroops secure the beachhead. Your opponent begins with one base in play and mixes assault guns, rockets and bombers. Survive the first turns; later your heavier cards decide.
war-mission-usa-5 = Schweinfurt
war-briefing-usa-5 = Germany, 14 October 1943. 291 B-17s fly beyond the range of their escort to bomb the ball bearing works of Schweinfurt; 60 do not return. Such raids stop until long-range fighters can come along. Your opponent fills the sky with fighters and has anti-aircraft guns. Ground units cannot block aircraft: bring fighters and ships, and attack on the ground.
war-mission-usa-6 = Anzio
war-briefing-usa-6 = Italy, February 1944. The force that landed at Anzio is hemmed in. On 16 February German infantry and tanks try to drive it into the sea; after four days both sides are exhausted and the beachhead stands. Your opponent begins with one base in play. Hold nine turns: you win when its ninth turn ends and you still have Health. Keep blockers at home.
war-mission-usa-7 = Omaha Beach
war-briefing-usa-7 = Normandy, 6 June 1944. The bombs have fallen too far inland and many tanks have sunk. More than 2,000 Americans are killed, wounded or missing at Omaha before small groups climb the bluffs and open the way. Your opponent begins with two bases in play, machine guns, mortars and guns. Overcast: all aircraft have 1 attack less.
war-mission-usa-8 = Operation Cobra
war-briefing-usa-8 = Normandy, 25 July 1944. Some 1,500 heavy bombers strike the front west of Saint-Lô; their bombs also kill 111 American soldiers. The Panzer Lehr Division is shattered, and in a few days the front breaks open. You begin with one base in play. Your opponent has many Panthers and Panzer IVs. Use your lead before they arrive.
war-mission-usa-9 = Arracourt
war-briefing-usa-9 = Lorraine, September 1944. New Panther brigades attack the 4th Armored Division near Arracourt. In the morning fog Shermans and Hellcats fight them at short range and win, though their armour is thinner. Your opponent has four Panthers and cards that strengthen its tanks. Overcast: all aircraft have 1 attack less.
war-mission-usa-10 = Hürtgen Forest
war-briefing-usa-10 = The German border, autumn 1944. In the Hürtgen Forest shells burst in the treetops, and rain turns tracks into mud. The battle costs the US Army about 33,000 men, thousands of them through cold and sickness. Your opponent has one base in play, dug-in infantry, mortars and rockets. Mud: tanks and tank destroyers have 1 attack less.
war-mission-usa-11 = Bastogne
war-briefing-usa-11 = Belgium, December 1944. The 101st Airborne and parts of other divisions are surrounded in Bastogne. Asked to surrender, General McAuliffe answers “Nuts!”. On 26 December tanks reach the town. Your opponent has one base in play. Hold ten turns: you win when its tenth turn ends and you still have Health. Snow: ground units have 1 attack less.
war-mission-usa-12 = Remagen
war-briefing-usa-12 = The Rhine, 7 March 1945. Soldiers of the 9th Armored Division find the bridge at Remagen still standing and cross it under fire. Jets, a Karl mortar and V-2 rockets are aimed at it. It collapses on 17 March, but by then other bridges stand. Your opponent has the best that it has left: Tigers, Panthers, jets and heavy guns.

## Missions of the Soviet Union

war-mission-ussr-1 = Yelnya
war-briefing-ussr-1 = Smolensk region, 30 August 1941. The Soviet 24th Army attacks the German salient at Yelnya and retakes the town on 6 September: one of the first successful Soviet offensives of the war, paid for with heavy losses. Your opponent has infantry, mortars, few tanks, and three bases in play. Build up your field, then attack with many units together.
war-mission-ussr-2 = Mtsensk
war-briefing-ussr-2 = Near Oryol, October 1941. Katukov's 4th Tank Brigade delays the 4th Panzer Division on the road to Tula. Its T-34s lie in ambush, strike and change place; the Germans notice that their tanks are inferior. Your opponent has fast troops and many light tanks. Mud: tanks and tank destroyers of both sides have 1 attack less, so infantry counts for more.
war-mission-ussr-3 = Before Moscow
war-briefing-ussr-3 = 5 December 1941. German troops stand a few dozen kilometres from Moscow, exhausted and without winter clothing. The Red Army attacks and by spring drives them back 100 to 250 kilometres. Your opponent defends with tanks and infantry. Snow: ground units of both sides have 1 attack less. Aircraft, ships and artillery keep their strength.
war-mission-ussr-4 = Sevastopol
war-briefing-ussr-4 = Crimea, June 1942. After seven months of siege, heavy guns, among them Karl mortars, open the last assault on Sevastopol. The city falls in early July; tens of thousands are captured. Your opponent begins with one base in play. Hold nine turns: you win when its ninth turn ends and you still have Health. Shells do no damage to ships.
war-mission-ussr-5 = Stalingrad
war-briefing-ussr-5 = September 1942. The German 6th Army pushes the 62nd Army back to the Volga, street by street. On the night of 14 September Rodimtsev's 13th Guards Rifle Division begins to cross the river into the burning city. Your opponent begins with one base in play and sends pioneers, assault guns and dive bombers. Keep cheap units for the first turns.
war-mission-ussr-6 = Operation Uranus
war-briefing-ussr-6 = The Don, 19 November 1942. In fog and snow Soviet tanks break through the Romanian armies beside the 6th Army. On 23 November the ring closes near Kalach; more than 250,000 men are trapped. You begin with one base in play, your opponent with 26 Health, light tanks and anti-tank guns. Overcast: all aircraft have 1 attack less.
war-mission-ussr-7 = Operation Iskra
war-briefing-ussr-7 = 12 January 1943. Two fronts attack, one of them across the frozen Neva. On 18 January they meet and break the blockade of Leningrad, in which hundreds of thousands have starved to death. Near the city the first Tigers fall into Soviet hands. Your opponent begins with one base in play and has many guns. Snow: ground units have 1 attack less.
war-mission-ussr-8 = Prokhorovka
war-briefing-ussr-8 = Kursk salient, 12 July 1943. The 5th Guards Tank Army attacks the II SS Panzer Corps head-on near Prokhorovka. It loses many more tanks than the enemy, yet within days the German offensive is called off. Your opponent has three Tigers and many medium tanks. Do not trade tank for tank: let guns and several blockers meet them.
war-mission-ussr-9 = Kiev
war-briefing-ussr-9 = The Dnieper, 3 November 1943. A tank army has moved in secret to the small bridgehead of Lyutezh and attacks Kiev from the north. On 6 November the city is free. In two years of occupation about 100,000 people were shot at Babi Yar. Your opponent begins with one base in play and defends with Panthers, assault guns and artillery.
war-mission-ussr-10 = Operation Bagration
war-briefing-ussr-10 = Belarus, 23 June 1944. Four fronts attack Army Group Centre. In two months about 28 German divisions are destroyed; Minsk is freed on 3 July. The soldiers pass through hundreds of burned villages. You begin with one base in play, your opponent with two. It holds its strongpoints with guns and assault guns; go on before heavy tanks come.
war-mission-ussr-11 = Seelow Heights
war-briefing-ussr-11 = The Oder, 16 April 1945. Before dawn 143 searchlights are switched on and Zhukov's front attacks the heights before Berlin. Smoke and dust throw the light back; the assault takes four days and costs many thousands of lives. Your opponent begins with two bases in play. Night: artillery of both sides does 1 damage less.
war-mission-ussr-12 = Berlin
war-briefing-ussr-12 = 30 April 1945. House by house the Red Army fights its way to the centre of Berlin; boys and old men with Panzerfausts are sent against it. In the evening soldiers raise a red flag on the Reichstag. On 2 May the garrison surrenders. Your opponent has 26 Health and the strongest deck: Tigers, Panthers, jets and heavy guns.

## Missions of Britain

war-mission-britain-1 = Narvik
war-briefing-britain-1 = Norway, 13 April 1940. Four days after the German invasion the battleship Warspite and nine destroyers enter the fjord of Narvik. All eight German destroyers there are sunk or scuttled. Your opponent has boats, submarines, mountain troops and one base in play. Snow: ground units have 1 attack less; ships keep their strength.
war-mission-britain-2 = Dunkirk
war-briefing-britain-2 = 26 May to 4 June 1940. Cut off by tanks, British and French troops hold a ring around Dunkirk while ships and small boats take 338,000 men to England under air attack. Your opponent begins with one base in play, dive bombers and light tanks. Hold nine turns: you win when its ninth turn ends and you still have Health.
war-mission-britain-3 = Battle of Britain
war-briefing-britain-3 = July to October 1940. The Luftwaffe tries to break the RAF and open the way for an invasion; from 7 September it bombs London night after night. Radar, fighters and pilots of many nations hold. Your opponent attacks with bombers and Bf 109s. Ground units cannot block aircraft: keep fighters, ships and Bofors guns ready.
war-mission-britain-4 = Tobruk
war-briefing-britain-4 = Libya, April 1941. Rommel encircles the port of Tobruk. Australian, British and Indian soldiers, later also Poles and Czechoslovaks, hold it for eight months. Your opponent begins with one base in play and sends Panzer IIIs and the Afrika Korps. Hold nine turns: you win when its ninth turn ends and you still have Health.
war-mission-britain-5 = The Bismarck
war-briefing-britain-5 = Atlantic, May 1941. Bismarck sinks the Hood; of 1,418 men three survive. Swordfish jam her rudder, and on 27 May British battleships destroy her; some 2,100 of her crew die. Your opponent has a fleet that grows heavy late: win before it comes, or keep bombers for it. Storm: ships have 1 attack less.
war-mission-britain-6 = El Alamein
war-briefing-britain-6 = Egypt, 23 October 1942. Under the fire of almost 900 guns the Eighth Army opens lanes through deep minefields. After twelve days of attrition the German and Italian army retreats, and about 30,000 of its men are captured. Your opponent begins with one base in play and waits behind anti-tank guns. Infantry is worth more than tanks here.
war-mission-britain-7 = Convoy ONS 5
war-briefing-britain-7 = North Atlantic, May 1943. About forty submarines gather around the slow convoy ONS 5. Thirteen ships are lost, but in the fog radar finds the attackers, and seven submarines do not return. Before the month is over they leave these waters. Ground units cannot block your opponent's submarines. Overcast: all aircraft have 1 attack less.
war-mission-britain-8 = North Cape
war-briefing-britain-8 = Arctic Ocean, 26 December 1943. The battleship Scharnhorst searches for a convoy to the Soviet Union. In the polar night Belfast and two more cruisers track her by radar until Duke of York arrives. Of 1,968 men 36 are saved. Your opponent begins with one base in play and heavy ships. Night: artillery does 1 damage less.
war-mission-britain-9 = Monte Cassino
war-briefing-britain-9 = Italy, 11 May 1944. In the fourth battle for Cassino British, Indian, Polish, French and American troops attack together. On 18 May Poles raise their flag in the ruins of the abbey that Allied bombers destroyed in February. Your opponent begins with two bases in play; its paratroopers and mortars hold every height.
war-mission-britain-10 = Operation Goodwood
war-briefing-britain-10 = East of Caen, 18 July 1944. After a bombardment by about 2,000 aircraft three armoured divisions attack. Tigers, Panthers and 88 mm guns knock out several hundred tanks in three days; the front moves some ten kilometres. Your opponent has the heaviest tanks of this campaign. Strike early, and save your best shells for them.
war-mission-britain-11 = Arnhem
war-briefing-britain-11 = Netherlands, September 1944. Frost's battalion holds the north end of the bridge for almost four days and waits for help that does not come. Of 10,000 airborne soldiers some 2,400 are brought back across the Rhine. Your opponent begins with one base in play. Hold ten turns: you win when its tenth turn ends and you still have Health.
war-mission-britain-12 = The Reichswald
war-briefing-britain-12 = Germany, 8 February 1945. In Operation Veritable British and Canadian troops attack through the Reichswald and flooded fields. It takes them a month to reach the Rhine. Your opponent has paratroopers and heavy tanks, the strongest deck of this campaign. Mud: tanks and tank destroyers have 1 attack less.

## Missions of Germany

war-mission-germany-1 = Arras
war-briefing-germany-1 = France, 21 May 1940. The Wehrmacht has invaded three neutral countries and France. Near Arras British Matildas drive into its columns; shells bounce off them until 88 mm guns and howitzers stop the attack. Your opponent has a few hard tanks, fighters, mortars and three bases in play. Two blockers or artillery deal with a Matilda.
war-mission-germany-2 = Crete
war-briefing-germany-2 = 20 May 1941. Paratroopers jump into the fire of prepared defenders; more than 3,000 of the attackers die in twelve days. Islanders fight too. In revenge soldiers shoot the men of Kondomari and raze Kandanos. Germany never again tries so large a drop. Your opponent has infantry and ships, to which artillery does no damage.
war-mission-germany-3 = Brest Fortress
war-briefing-germany-3 = 22 June 1941. Without declaring war Germany attacks the Soviet Union: a war of conquest and annihilation that will kill some 27 million Soviet people. The surprised garrison of Brest fights on in its casemates for a week, single men for a month. Your opponent has much infantry, fast old tanks and anti-tank guns.
war-mission-germany-4 = Retreat from Moscow
war-briefing-germany-4 = December 1941. The attack on Moscow has failed. Engines freeze and winter clothing is missing; retreating troops burn the villages behind them. Your opponent begins with one base in play, T-34s and cavalry. Hold nine turns: you win when its ninth turn ends and you still have Health. Snow: ground units have 1 attack less.
war-mission-germany-5 = Gazala
war-briefing-germany-5 = Libya, 26 May 1942. Rommel drives around the southern end of the Gazala Line and for days is stuck between minefields. On 21 June Tobruk surrenders with about 33,000 men. That summer an SS unit stands ready in Athens to murder the Jews of Palestine. Your opponent mixes British tanks with American ones and has many guns. Spread the risk.
war-mission-germany-6 = El Alamein
war-briefing-germany-6 = Egypt, October 1942. Outnumbered and short of fuel, Germans and Italians face the Eighth Army. On 3 November Hitler forbids the retreat; a day later the front breaks, and thousands without vehicles are left in the desert. Your opponent begins with one base in play, Shermans and many guns. Keep enough blockers for its tanks.
war-mission-germany-7 = The Stalingrad Pocket
war-briefing-germany-7 = January 1943. The 6th Army starves and freezes in the pocket, because Hitler forbids it to surrender. Of the 91,000 last prisoners about 6,000 come home. Your opponent begins with one base in play, guards and artillery. Hold nine turns: you win when its ninth turn ends and you still have Health. Snow: ground units have 1 attack less.
war-mission-germany-8 = Kursk
war-briefing-germany-8 = 5 July 1943. The last large German offensive in the east runs into mines, guns and trenches that were dug for months. It fails in less than two weeks, and the Red Army pushes west. Your opponent begins with two bases in play, rows of ZiS-3 guns and T-34s. Each ZiS-3 in its Destroyed stack strengthens the next: do not give it time.
war-mission-germany-9 = Monte Cassino
war-briefing-germany-9 = Italy, early 1944. From January to May four assaults break on the heights of Cassino; young men of many nations die for a few hundred metres of rock. On 15 February bombers destroy the abbey. Your opponent begins with one base in play. Hold nine turns: you win when its ninth turn ends and you still have Health.
war-mission-germany-10 = Falaise
war-briefing-germany-10 = Normandy, August 1944. Two armies are almost surrounded near Falaise; bombs and shells fall on the last open roads. About 10,000 men die and 50,000 are captured; the others escape without their heavy weapons. You begin with 20 Health. Your opponent mixes British and American cards: fast tanks, fighters and guns.
war-mission-germany-11 = The Ardennes
war-briefing-germany-11 = 16 December 1944. Hitler sends his last reserves into the Ardennes, without fuel for the way. At Malmedy SS men murder 84 American prisoners. In January the front is back where it was; each side has lost some 80,000 men. Your opponent has Shermans, tank destroyers and howitzers. Overcast: all aircraft have 1 attack less.
war-mission-germany-12 = Halbe
war-briefing-germany-12 = Near Berlin, late April 1945. In the woods of Halbe the encircled 9th Army and many civilians try to reach the west and American captivity. Some 30,000 soldiers and 10,000 civilians die in a war that Germany began. Hold ten turns: you win when its tenth turn ends and you still have Health.
