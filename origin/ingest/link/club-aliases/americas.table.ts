/** Clubs of American leagues; see england.table.ts. Brazilian states and their adjectives need no alias. */

export const argentina = `
Aldosivi|CA Aldosivi|Aldosivi Mar del Plata
Argentinos Juniors|AA Argentinos Juniors|Argentinos Jrs
Arsenal de Sarandí|Arsenal Sarandí
Atlético Rafaela|Atl. Rafaela
Atlético Tucumán|Atl. Tucumán|CA Tucumán
Banfield|CA Banfield
Barracas Central|CA Barracas Central
Belgrano|Belgrano de Córdoba|CA Belgrano
Boca Juniors|CA Boca Juniors
Central Córdoba SdE|Central Córdoba|CA Central Córdoba|Central Córdoba de Santiago|Central Córdoba de Santiago del Estero
Chacarita Juniors|Chacarita
Colón|Colón de Santa Fe|Colón Santa Fe|CA Colón
Defensa y Justicia|CSD Defensa y Justicia
Deportivo Riestra|Dep. Riestra
Estudiantes de La Plata|Estudiantes|Estudiantes LP
Estudiantes de Río Cuarto|Estudiantes Río Cuarto|Estudiantes RC
Ferro Carril Oeste|Ferro
Gimnasia de La Plata|Gimnasia LP|Gimnasia La Plata|Gimnasia y Esgrima La Plata
Gimnasia de Mendoza|Gimnasia Mendoza|Gimnasia M.|Gimnasia y Esgrima de Mendoza
Gimnasia de Jujuy|Gimnasia Jujuy|Gimnasia y Esgrima de Jujuy
Godoy Cruz|Godoy Cruz Antonio Tomba|CD Godoy Cruz Antonio Tomba
Huracán|CA Huracán
Independiente|CA Independiente|Independiente Avellaneda
Independiente Rivadavia|CS Independiente Rivadavia|Ind. Rivadavia
Instituto|Instituto de Córdoba|Instituto Córdoba|Instituto AC Córdoba|Instituto ACC
Lanús|CA Lanús
Newell's Old Boys|CA Newell's Old Boys|Newells
Olimpo|Olimpo Bahía Blanca
Patronato|Patronato de Paraná|Patronato Paraná
Platense|CA Platense
Racing Club|Racing Club de Avellaneda|Racing Avellaneda
Racing de Córdoba|Racing Córdoba
River Plate|CA River Plate
Rosario Central|CA Rosario Central
San Lorenzo|San Lorenzo de Almagro|CA San Lorenzo de Almagro
San Martín de San Juan|San Martín San Juan|San Martín S.J.
San Martín de Tucumán|San Martín Tucumán|San Martín T.
Sarmiento|Sarmiento de Junín|Sarmiento Junín|CA Sarmiento
Talleres|Talleres de Córdoba|Talleres Córdoba|CA Talleres
Talleres de Remedios|Talleres RE|Talleres Remedios
Tigre|CA Tigre
Unión|Unión de Santa Fe|Unión Santa Fe|CA Unión
Vélez Sarsfield|CA Vélez Sarsfield|Vélez
`;

export const brazil = `
América Mineiro|América MG|América FC MG|América FC Mineiro
América RN|América de Natal|América Natal
América RJ
Athletico Paranaense|Athletico PR|Atlético Paranaense|Atlético PR|CA Paranaense|Club Athletico Paranaense
Atlético Goianiense|Atlético GO|AC Goianiense
Atlético Mineiro|Atlético MG|CA Mineiro
Athletic MG|Athletic Club MG
Avaí|Avaí SC|Avaí FC
Bahia|EC Bahia|Bahia BA
Botafogo RJ|Botafogo FR|Botafogo|Botafogo de Futebol e Regatas
Botafogo SP|Botafogo Ribeirão Preto|Botafogo de Ribeirão Preto
Botafogo PB
Bragantino|Red Bull Bragantino|RB Bragantino|Bragantino SP|Bragantino Paulista
Ceará|Ceará SC|Ceará CE
Chapecoense|Chapecoense SC|AF Chapecoense|Chapecoense AF
Corinthians|SC Corinthians Paulista|Corinthians SP
Coritiba|Coritiba FBC|Coritiba PR
CR Brasil|CRB|CR Brasil AL|Clube de Regatas Brasil|CRB AL
Criciúma|Criciúma EC|Criciúma SC
Cruzeiro|Cruzeiro EC|Cruzeiro MG
CSA|CSA AL|Centro Sportivo Alagoano|CS Alagoano
Cuiabá|Cuiabá EC|Cuiabá MT
Ferroviária|Ferroviária SP
Ferroviário CE|Ferroviário
Figueirense|Figueirense SC
Flamengo|CR Flamengo|Flamengo RJ|Clube de Regatas do Flamengo
Flamengo PI
Fluminense|Fluminense FC|Fluminense RJ
Fluminense PI
Fortaleza|Fortaleza EC|Fortaleza CE
Goiás|Goiás EC|Goiás GO
Grêmio|Grêmio FBPA|Grêmio Porto Alegre|Grêmio RS
Guarani|Guarani SP|Guarani Campinas|Guarani FC
Internacional|SC Internacional|Internacional RS|Inter Porto Alegre|Sport Club Internacional
Joinville|Joinville EC|Joinville SC
Juventude|EC Juventude|Juventude RS
Londrina|Londrina EC|Londrina PR
Mirassol|Mirassol FC|Mirassol SP
Náutico|Náutico PE|Náutico Capibaribe
Novorizontino|Grêmio Novorizontino|Grêmio Novorizontino SP|Novorizontino SP
Operário PR|Operário Ferroviário|Operário Ferroviário PR
Palmeiras|SE Palmeiras|Palmeiras SP
Paraná|Paraná Clube|Paraná PR
Paysandu|Paysandu PA|Paysandu SC
Ponte Preta|AA Ponte Preta|Ponte Preta SP
Portuguesa|Portuguesa SP|Portuguesa de Desportos
Portuguesa RJ
Remo|Clube do Remo|Remo PA
Santa Cruz|Santa Cruz PE|Santa Cruz FC
Santos|Santos FC|Santos SP
Santo André|EC Santo André
São Caetano|AD São Caetano
São Paulo|São Paulo FC|São Paulo SP
Sport Recife|Sport|SC Recife|Sport Recife PE|SC do Recife|Sport Club do Recife
Vasco da Gama|Vasco|CR Vasco da Gama|Vasco da Gama RJ
Vila Nova|Vila Nova FC|Vila Nova GO
Vitória|EC Vitória|Vitória BA
Volta Redonda|Volta Redonda FC|Volta Redonda RJ
`;

export const mexico = `
Atlas|Atlas Guadalajara|Atlas FC
Atlético San Luis|Atl. San Luis|Atlético de San Luis
Club América|América|CF América
Guadalajara|Deportivo Guadalajara|CD Guadalajara|Guadalajara Chivas|Chivas|Chivas Guadalajara
Monterrey|CF Monterrey
Pachuca|CF Pachuca
León|Club León
Necaxa|Club Necaxa
Tijuana|Club Tijuana|Xolos Tijuana
Cruz Azul|CD Cruz Azul
Toluca|Deportivo Toluca
Juárez|FC Juárez
Querétaro|Gallos Blancos|Gallos Blancos de Querétaro
Mazatlán|Mazatlán FC
Morelia|Monarcas Morelia|Monarcas
Puebla|Puebla FC|Club Puebla
Pumas UNAM|UNAM Pumas|UNAM
Santos Laguna
Tigres UANL|UANL Tigres|Tigres
Veracruz|CD Veracruz
Chiapas|Jaguares de Chiapas
Dorados de Sinaloa|Dorados
Leones Negros|U. de G.|Leones Negros UdeG
Lobos BUAP|Lobos de la BUAP
`;

export const usa = `
Atlanta United|Atlanta Utd
Austin FC
Charlotte FC
Chicago Fire
Chivas USA
Colorado Rapids
Columbus Crew
D.C. United
FC Cincinnati
FC Dallas
Houston Dynamo
Inter Miami
Los Angeles FC|LAFC
Los Angeles Galaxy|LA Galaxy
Minnesota United
CF Montréal|Montreal Impact
Nashville SC
New England Revolution|New England
New York City FC|New York City
New York Red Bulls|New York RB|NY Red Bulls|New York Red Bull
Orlando City
Philadelphia Union
Portland Timbers
Real Salt Lake
San Diego FC
San Jose Earthquakes
Seattle Sounders
Sporting Kansas City|Sporting KC
St. Louis City|St. Louis
Toronto FC
Vancouver Whitecaps
`;

export const colombia = `
América de Cali
Atlético Nacional|CDC Atlético Nacional|CDC Atlético Nacional Medellín
Atlético Bucaramanga|CA Bucaramanga
Deportes Tolima|CD Tolima|Tolima
Deportivo Cali
Independiente Medellín|Deportivo Independiente Medellín|DIM
Junior|Atlético Junior|Junior Barranquilla
Millonarios|Millonarios FC
Santa Fe|Independiente Santa Fe
`;

export const uruguay = `
Nacional|Club Nacional de Football|Nacional Montevideo
Peñarol|CA Peñarol
River Plate|CA River Plate|River Plate Montevideo
Danubio
Defensor Sporting|Defensor SC
Montevideo Wanderers|Wanderers
Racing|Racing Montevideo|Racing Club de Montevideo
Liverpool|Liverpool Montevideo
`;
