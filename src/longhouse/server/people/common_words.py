"""Words and names of which people make passwords, as we know them ourselves: no list was copied. With digits and signs
around them, in the other layout of the keyboard, or with digits for letters they are no better (`passwords.py`)."""

from typing import Final

WORDS: Final = """
password passwort passwd passw parola haslo sifre contrasena motdepasse senha letmein welcome changeme default access
login logon guest test tester testing secret secrets private admin administrator root master system server computer
internet windows android samsung google facebook linkedin twitter youtube yandex vkontakte telegram gmail hello
helloworld goodbye iloveyou ilovey loveme loveyou lovely love lover sweet sweetheart darling honey baby babygirl
babyboy angel angels heaven devil demon ghost shadow dragon phoenix unicorn tiger lion panther wolf eagle falcon hawk
monkey kitten kitty puppy doggy horse dolphin butterfly ladybug spider turtle rabbit bunny chicken panda teddybear
sunshine moonlight starlight rainbow flower flowers sunflower daisy rose roses violet cherry banana orange apple lemon
strawberry chocolate cookie cookies candy sugar cinnamon vanilla cheese pepper ginger coffee pizza summer winter
spring autumn january february march april june july august september october november december monday friday sunday
holiday christmas birthday football baseball basketball soccer hockey tennis volleyball swimming liverpool chelsea
arsenal barcelona juventus manchester yankees lakers cowboys ranger rangers superman batman spiderman ironman starwars
pokemon minecraft warcraft starcraft diablo matrix gandalf hobbit frodo hogwarts potter naruto zelda mario sonic ninja
samurai pirate knight warrior hunter killer gangster player gamer winner champion legend hero freedom forever whatever
nothing something anything everything trustno trustnoone blessed faith jesus christ peace america england london paris
berlin russia ukraine poland canada mustang corvette ferrari porsche mercedes yamaha harley princess prince queen king
family mother father sister brother friend friends school student teacher music guitar piano dancer dancing diamond
silver golden purple yellow black white green crystal pretty beautiful gorgeous happy smile lucky money cash viking
vikings longhouse catan northgard midgard valhalla ragnarok asgard thor odin loki freya abcabc alex alexa alexander
alexandra alice amanda andrea andrew andy angela angelina anna anthony antonio arthur ashley austin barbara benjamin
bradley brandon brian brittany caroline catherine charles charlie charlotte chris christian christina christine
christopher claudia daniel daniela danielle david dennis diana dominic dominik edward eleanor elena elizabeth emily
emma eric erica erik ethan fabian felix fernando florian francis frank gabriel gabriela george gregory hannah harry
heather helen henry isabel isabella jack jackson jacob james jasmine jason jeffrey jennifer jeremy jessica john
jonathan jordan joseph joshua julia julian justin karen karina katherine katie kenneth kevin kimberly kristina laura
lauren leonardo lisa logan lucas madison maggie marcus margaret maria marina mark martin mary matthew max maxim
maxwell melissa michael michelle miguel monica morgan natalia natalie natasha nathan nicholas nicole nikita nikolas
oksana olga oliver olivia oscar pamela patricia patrick paul peter philip rachel rebecca richard robert roman ronald
ruslan samantha samuel sandra sarah scott sebastian sergey sophia sophie stephanie stephen steven susan svetlana
tatiana taylor thomas tiffany timothy tyler valentina valeria vanessa veronica victor victoria viktor viktoria vincent
virginia vladimir vladislav walter wendy william yulia zachary parol privet lubov lyubov solnyshko kohannya druzhba
moskva kiev kyiv lviv odessa kharkiv zhopa samolet marinka пароль привет любовь любимая любимый солнце солнышко зайка
зайчик котик котенок кошка собака малыш малышка ангел дьявол счастье удача победа дружба друзья семья мама папа
мамочка мамапапа сестра братик россия москва питер спартак зенит динамо футбол хоккей музыка гитара компьютер интернет
секрет доступ админ админчик гость тест проверка самолет машина мотоцикл дракон тигр волк медведь орел весна лето
осень зима январь февраль апрель август сентябрь октябрь ноябрь декабрь александр александра алексей алена алина алиса
анастасия анатолий андрей анна антон арина артем артур богдан борис вадим валентина валерий валерия варвара василий
вера вероника виктор виктория виталий владимир владислав вячеслав галина георгий григорий даниил даша дарья денис
диана дима дмитрий ева евгений евгения екатерина елена елизавета жанна захар зинаида иван игорь илья инна ирина катя
кирилл константин кристина ксения лариса леонид лидия людмила максим максимка маргарита марина мария маша михаил
надежда наталья наташа настя никита николай оксана олег олеся ольга павел петр полина роман руслан саша светлана
сергей софия станислав степан тамара татьяна тимофей ульяна федор эдуард юлия юрий ярослав кохання кохана коханий
сонце сонечко кошеня киця малюк янгол щастя доля перемога друзі родина тато матуся україна київ львів одеса харків
дніпро музика козак калина вишиванка привіт літо осінь січень лютий березень квітень травень червень липень серпень
вересень жовтень листопад грудень олександр олександра олексій олена аліна анастасія анатолій андрій василь віка
віктор вікторія віталій володимир григорій данило дарина діана дмитро євген єлизавета іван ігор ілля інна ірина
катерина кирило костянтин крістіна ксенія лідія любов марія микита микола михайло надія наталія наталя назар остап
павло петро поліна світлана сергій софія станіслав тарас тетяна тимофій уляна юлія юрій ярина
"""
COMMON: Final = frozenset(WORDS.split())
