### Названия карт, колод и меток «Войны»: не длиннее 22 букв.

card-war-base-usa = Американская база
card-war-base-ussr = Советская база
card-war-riflemen = Стрелки
card-war-paratroops = Десантники
card-war-conscripts = Новобранцы
card-war-flak-battery = Зенитная батарея
card-war-colonel = Полковник у карты
card-war-medium-tank = Средний танк
card-war-lead-tank = Головной танк
card-war-heavy-tank = Тяжёлый танк
card-war-tank-hunter = Охотник на танки
card-war-fighter-squadron = Эскадрилья
card-war-bomber-wing = Авиакрыло
card-war-river-gunboat = Канонерка
card-war-field-gun = Полевое орудие
card-war-barrage = Огневой вал
card-war-field-radio = Полевая рация
card-war-supply-drop = Груз с неба
card-war-silver-star = Серебряная звезда
card-war-guards-banner = Знамя гвардии
card-war-old-guard = Старая гвардия
card-war-recruit = Ополченец
card-war-levy = Ополчение

deck-war-firepower = Огневая мощь
deck-war-steel-tide = Стальной прилив
