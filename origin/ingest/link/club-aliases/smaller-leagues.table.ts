/** Clubs of the other leagues that bookmakers' files cover; see england.table.ts. */

export const scotland = `
Aberdeen
Airdrieonians|Airdrie Utd|Airdrie|Airdrie United
Albion Rovers|Albion Rvs
Alloa Athletic|Alloa
Annan Athletic|Annan
Arbroath
Ayr United|Ayr
Berwick Rangers|Berwick
Bonnyrigg Rose
Brechin City|Brechin
Celtic|Celtic Glasgow
Clyde
Clydebank
Cove Rangers|Cove
Cowdenbeath
Dumbarton
Dundee
Dundee United|Dundee Utd
Dunfermline Athletic|Dunfermline
East Fife
East Kilbride
East Stirlingshire|East Stirling
Edinburgh City
Elgin City|Elgin
Falkirk
Forfar Athletic|Forfar
Greenock Morton|Morton
Gretna
Hamilton Academical|Hamilton
Heart of Midlothian|Hearts
Hibernian|Hibs
Inverness Caledonian Thistle|Inverness C|Inverness|Inverness CT
Kelty Hearts
Kilmarnock
Livingston
Montrose
Motherwell
Partick Thistle|Partick
Peterhead
Queen of the South|Queen of Sth
Queen's Park
Raith Rovers|Raith Rvs
Rangers|Glasgow Rangers
Ross County
St Johnstone|Saint Johnstone
St Mirren|Saint Mirren
Spartans|The Spartans
Stenhousemuir
Stirling Albion|Stirling
Stranraer
`;

export const netherlands = `
Ajax|Ajax Amsterdam|AFC Ajax
Almere City
AZ Alkmaar|AZ
SC Cambuur|Cambuur|Cambuur Leeuwarden
De Graafschap|Graafschap
FC Den Bosch|Den Bosch
ADO Den Haag|Den Haag
FC Dordrecht|Dordrecht
FC Emmen|Emmen
Excelsior|SBV Excelsior|Excelsior Rotterdam
Feyenoord|Feyenoord Rotterdam
Fortuna Sittard|For Sittard
Go Ahead Eagles|Go Ahead
FC Groningen|Groningen
SC Heerenveen|Heerenveen
Heracles Almelo|Heracles
NAC Breda|NAC
NEC Nijmegen|Nijmegen|NEC
PSV Eindhoven|PSV
Roda JC|Roda|Roda JC Kerkrade
RKC Waalwijk|Waalwijk
Sparta Rotterdam|Sparta
Telstar|SC Telstar
FC Twente|Twente|FC Twente '65|Twente Enschede
FC Utrecht|Utrecht
Vitesse|Vitesse Arnhem|SBV Vitesse
FC Volendam|Volendam
VVV-Venlo|VVV
Willem II|Willem II Tilburg
PEC Zwolle|Zwolle|FC Zwolle
MVV Maastricht|Maastricht|MVV
RBC Roosendaal|Roosendaal
FC Eindhoven
`;

export const belgium = `
RSC Anderlecht|Anderlecht
Royal Antwerp|Antwerp|Royal Antwerp FC
KFCO Beerschot|Beerschot VA|Beerschot-Wilrijk|K Beerschot VA
Germinal Beerschot|Beerschot AC
Cercle Brugge|Cercle Brugge KSV
Sporting Charleroi|Charleroi|RSC Charleroi|R Charleroi SC|Royal Charleroi SC
Club Brugge
FCV Dender|Dender|FCV Dender EH
AS Eupen|Eupen|KAS Eupen
KRC Genk|Genk|Racing Genk
KAA Gent|Gent
KV Kortrijk|Kortrijk
Oud-Heverlee Leuven|OH Leuven
RAAL La Louvière|La Louvière|RAA Louviéroise
Lierse SK|Lierse
KSC Lokeren|Lokeren|Sporting Lokeren
KV Mechelen|Mechelen|YR KV Mechelen
Mouscron|Mouscron-Peruwelz|Royal Excel Mouscron|RE Mouscron
Mons|RAEC Mons|AEC Mons
KV Oostende|Oostende
KSV Roeselare|Roeselare
RWD Molenbeek|RWDM
Union Saint-Gilloise|St. Gilloise|Royale Union Saint-Gilloise|Union SG
Sint-Truiden|St Truiden|Sint-Truidense VV|STVV|K Sint-Truidense VV
Standard Liège|Standard|Standard de Liège|R Standard de Liège
Tubize|AFC Tubize
Waasland-Beveren|KVRS Waasland-SK Beveren
Westerlo|KVC Westerlo
Zulte Waregem|Waregem|SV Zulte Waregem
Seraing|RFC Seraing
`;

export const portugal = `
Académica|Académica Coimbra|Académica de Coimbra
FC Alverca|Alverca
FC Arouca|Arouca
AVS|AVS Futebol SAD|AFS
CD Aves|Aves|Desportivo das Aves
Os Belenenses|Belenenses|CF Os Belenenses|Belenenses SAD|B-SAD
SC Beira-Mar|Beira Mar
Benfica|SL Benfica|Sport Lisboa e Benfica
Boavista FC|Boavista
Sporting Braga|Sp Braga|SC Braga|Sporting Clube de Braga|Braga
Casa Pia|Casa Pia AC
GD Chaves|Chaves
GD Estoril Praia|Estoril|Estoril Praia
Estrela da Amadora|Estrela|CF Estrela da Amadora|Estrela Amadora
FC Famalicão|Famalicão
SC Farense|Farense
CD Feirense|Feirense
Gil Vicente FC|Gil Vicente
Vitória Guimarães|Guimarães|Vitória de Guimarães|Vitória SC
União de Leiria|Leiria|UD Leiria
Leixões SC|Leixões
CS Marítimo|Marítimo
Moreirense FC|Moreirense
CD Nacional|Nacional|Nacional da Madeira|Nacional Madeira
Naval 1º de Maio|Naval
SC Olhanense|Olhanense
FC Paços de Ferreira|Pacos Ferreira|Paços de Ferreira
FC Penafiel|Penafiel
FC Porto|Porto
Portimonense SC|Portimonense
Rio Ave FC|Rio Ave
CD Santa Clara|Santa Clara
Vitória Setúbal|Setúbal|Vitória de Setúbal|Vitória FC
Sporting CP|Sp Lisbon|Sporting|Sporting Lisbon|Sporting Lisboa|Sporting Clube de Portugal
CD Tondela|Tondela
CD Trofense|Trofense
União da Madeira|Uniao Madeira|CF União
FC Vizela|Vizela
Varzim SC|Varzim
SC Salgueiros|Salgueiros
SC Campomaiorense|Campomaiorense
`;

export const turkey = `
Adana Demirspor|Ad. Demirspor
Adanaspor
Akhisar Belediyespor|Akhisarspor|Akhisar
Alanyaspor|Aytemiz Alanyaspor
MKE Ankaragücü|Ankaragücü
Ankaraspor|Osmanlıspor
Antalyaspor
Balıkesirspor
İstanbul Başakşehir|Buyuksehyr|Başakşehir|Istanbul BBSK|Medipol Başakşehir
Beşiktaş|Beşiktaş İstanbul
Bodrum FK|Bodrumspor
Bucaspor
Bursaspor
Çorum FK|Corum
Denizlispor
Diyarbakırspor
Elazığspor
Erzurum BB|Erzurumspor|Büyükşehir Belediye Erzurumspor|BB Erzurumspor
Eskişehirspor
Eyüpspor
Fatih Karagümrük|Karagümrük|Fatih Karagümrük SK
Fenerbahçe|Fenerbahçe İstanbul
Galatasaray|Galatasaray İstanbul
Gaziantep FK|Gaziantep|Gazişehir Gaziantep FK|Gazişehir Gaziantep
Gaziantepspor
Gençlerbirliği|Gençlerbirliği Ankara SK|Gençlerbirliği Ankara
Giresunspor
Menemen Belediyespor|Menemenspor|Menemen FK
Göztepe|Goztep|Göztepe İzmir
Hatayspor
İstanbulspor
Kardemir Karabükspor|Karabükspor
Kasımpaşa|Kasımpaşa SK|Kasımpaşa İstanbul
Kayseri Erciyesspor|Erciyesspor
Kayserispor
Kocaelispor
Konyaspor|Atiker Konyaspor|İttifak Holding Konyaspor|Torku Konyaspor
Manisaspor
Mersin İdman Yurdu
Orduspor
Pendikspor
Çaykur Rizespor|Rizespor
Sakaryaspor
Samsunspor
Sivasspor
Trabzonspor
Ümraniyespor
Malatyaspor
Yeni Malatyaspor
Altay|Altay İzmir
Amed SFK|Amedspor
`;

export const greece = `
AEK Athens|AEK|AEK Athen
AEL Larissa|Larisa|AEL|Larissa
Apollon Smyrnis|Apollon
Aris|Aris Thessaloniki|Aris Saloniki
Asteras Tripolis|Asteras
Atromitos|Atromitos Athens
Athens Kallithea|Kallithea
Ergotelis
Giannina|PAS Giannina
Ionikos
Iraklis|Iraklis Thessaloniki|Iraklis Saloniki
Kavala
Kerkyra|AO Kerkyra
Kifisia|Kifissia FC|AE Kifisias
Lamia|PAS Lamia|PAS Lamia 1964
Levadiakos|Levadeiakos
OFI|OFI Crete|OFI Kreta|OFI Heraklion
Olympiakos|Olympiacos|Olympiakos Piraeus|Olympiacos Piraeus
Panachaiki
Panaitolikos|Panetolikos
Panathinaikos|Panathinaikos Athens
Panionios|Panionios Athens
Panserraikos
Panthrakikos
PAOK|PAOK Thessaloniki|PAOK Saloniki
Platanias
Proodeftiki
Skoda Xanthi|Xanthi|Xanthi FC
Veria
Volos NFC|NPS Volos|Volos
`;
