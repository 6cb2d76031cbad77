/** Clubs of Austria, Switzerland and the leagues east of them; see england.table.ts. */

export const austria = `
Admira Wacker|FC Trenkwalder Admira|FC Flyeralarm Admira|Admira|Admira Wacker Mödling
Austria Klagenfurt|Klagenfurt
Austria Lustenau|A. Lustenau
Austria Wien|Austria Vienna
Austria Salzburg
Blau Weiß Linz|BW Linz
First Vienna|Vienna
FC Lustenau
Grazer AK|GAK
Grödig
Hartberg
Hertha Wels|WSC Hertha|WSC Hertha Wels
Kapfenberger SV|KSV Superfund|Kapfenberg|SV Kapfenberg
LASK|LASK Linz
Marchfeld Donauauen|FC Marchfeld Mannsdorf
Mattersburg
Rapid Wien|Rapid Vienna|SK Rapid
Red Bull Salzburg|RB Salzburg|Salzburg
Ried|SV Josko Ried
SCR Altach|Altach|Rheindorf Altach
Schwarz-Weiß Bregenz|SW Bregenz
St. Pölten|SKN St. Pölten
Stripfing|SV Stripfing/Weiden
Sturm Graz
Wacker Innsbruck|Tirol Innsbruck
Wiener Neustadt|SC Magna Wiener Neustadt|1. Wiener Neustädter SC
Wolfsberger AC|WAC/St. Andrä|Wolfsberg|WAC
WSG Tirol|WSG Wattens|Wattens|WSG Swarovski Tirol|Tirol
`;

export const switzerland = `
Basel
Bellinzona
Grasshoppers|Grasshopper Club Zürich|Grasshopper|Grasshopper Zürich|GC Zürich
Lausanne|Lausanne-Sport|Lausanne Sports
Neuchâtel Xamax|Xamax
Servette|Servette Genève
Stade Lausanne-Ouchy|Lausanne Ouchy
Young Boys|BSC Young Boys|Young Boys Bern
Yverdon|Yverdon-Sport
Zürich
`;

export const poland = `
Arka Gdynia|Arka
Bruk-Bet Termalica Nieciecza|Termalica B-B.|Termalica|Termalica Bruk-Bet|Nieciecza
Cracovia|Cracovia Kraków
GKS Bełchatów|Bełchatów
GKS Katowice|Katowice
Górnik Łęczna|Łęczna
Górnik Zabrze|Górnik Z.
Jagiellonia Białystok|Jagiellonia
Korona Kielce|Korona
Lech Poznań|Lech
Legia Warszawa|Legia
Lechia Gdańsk
ŁKS Łódź|ŁKS
Miedź Legnica
Piast Gliwice|Piast
Podbeskidzie Bielsko-Biała|Podbeskidzie
Pogoń Szczecin
Polonia Warszawa
Polonia Bytom
Puszcza Niepołomice|Puszcza
Radomiak Radom|Radomiak
Raków Częstochowa|Raków
Ruch Chorzów|Ruch
Sandecja Nowy Sącz|Sandecja Nowy S.
Śląsk Wrocław
Stal Mielec
Warta Poznań
Widzew Łódź
Wisła Kraków|Wisła
Wisła Płock
Zagłębie Lubin|Zagłębie
Zagłębie Sosnowiec
Zawisza Bydgoszcz|Zawisza
`;

export const romania = `
FCSB|Steaua București|FC Steaua Bucureşti|Steaua
CFR Cluj|CFR 1907 Cluj
Universitatea Cluj|U Cluj
Universitatea Craiova|CS Universitatea Craiova|CS U Craiova|Univ. Craiova|U Craiova
FCU Craiova|FC U Craiova 1948|U Craiova 1948|FC Universitatea Craiova
Dinamo București|Din. București
Rapid București|FC Rapid 1923
Astra Giurgiu|Astra
Oțelul Galați|Oțelul
Petrolul Ploiești|Petrolul
`;

export const russia = `
Akhmat Grozny|Terek Grozny|Terek
Amkar Perm|Amkar
Anzhi Makhachkala|Anzhi
Arsenal Tula
Baltika Kaliningrad|Baltika
CSKA Moskva|CSKA
Dinamo Moskva
Dinamo Makhachkala
Enisey Krasnoyarsk|Yenisey Krasnoyarsk|Yenisey
Krasnodar
Kuban Krasnodar|Kuban
Krylia Sovetov|Krylya Sovetov|Krylya Sovetov Samara
Lokomotiv Moskva|Lok. Moscow
Mordovia Saransk|Mordovia
Nizhny Novgorod|Pari NN|Pari Nizhny Novgorod
Volga Nizhny Novgorod|Volga N. Novgorod
Orenburg|Gazovik Orenburg
Rostov
Rubin Kazan|Rubin
SKA Khabarovsk|SKA Energiya|SKA-Energiya Khabarovsk
Spartak Moskva
Spartak Vladikavkaz|Alania Vladikavkaz|Vladikavkaz
Tom Tomsk|Tom
Torpedo Moskva
Ural|Ural Yekaterinburg|Ural Ekaterinburg
Zenit St. Petersburg|Zenit
`;

export const czechia = `
Bohemians Praha 1905|Bohemians 1905|Bohemians
České Budějovice|Dynamo České Budějovice
Hradec Králové
Jablonec|Baumit Jablonec
Slovácko
Slavia Praha
Sparta Praha
Viktoria Plzeň|Plzeň
Zbrojovka Brno|Brno
Zlín|FC Fastav Zlín|FC Trinity Zlín
`;

export const hungary = `
Fehérvár|MOL Vidi FC|Videoton|MOL Fehérvár|Vidi
Ferencváros|Ferencvárosi TC
Budapest Honvéd|Honvéd
MTK Budapest|MTK
Puskás Akadémia|Puskás FC|Puskás
`;

export const ukraine = `
Dynamo Kyiv
Shakhtar Donetsk|Shakhtar
Dnipro Dnipropetrovsk|Dnipro
`;
