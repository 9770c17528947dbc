### The names of the cards, decks and tags of War: at most 22 letters.

card-war-base-usa = American Base
card-war-base-ussr = Soviet Base
card-war-riflemen = Riflemen
card-war-paratroops = Paratroops
card-war-conscripts = Conscripts
card-war-flak-battery = Flak Battery
card-war-colonel = Colonel at the Map
card-war-medium-tank = Medium Tank
card-war-lead-tank = Lead Tank
card-war-heavy-tank = Heavy Tank
card-war-tank-hunter = Tank Hunter
card-war-fighter-squadron = Fighter Squadron
card-war-bomber-wing = Bomber Wing
card-war-river-gunboat = River Gunboat
card-war-field-gun = Field Gun
card-war-barrage = Barrage
card-war-field-radio = Field Radio
card-war-supply-drop = Supply Drop
card-war-silver-star = Silver Star
card-war-guards-banner = Guards Banner
card-war-old-guard = Old Guard
card-war-recruit = Recruit
card-war-levy = Levy

deck-war-firepower = Firepower
deck-war-steel-tide = Steel Tide
