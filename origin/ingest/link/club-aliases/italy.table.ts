/** Clubs of the Italian leagues; see england.table.ts. */
export const italy = `
Atalanta|Atalanta BC|Atalanta Bergamo
Benevento|Benevento Calcio
Bologna|Bologna FC|Bologna FC 1909
Brescia|Brescia Calcio
Cagliari|Cagliari Calcio
Chievo|Chievo Verona|AC ChievoVerona
Como|Como 1907|Calcio Como
Cremonese|US Cremonese
Crotone|FC Crotone
Empoli|Empoli FC
Fiorentina|ACF Fiorentina|AC Fiorentina
Frosinone|Frosinone Calcio
Genoa|Genoa CFC
Hellas Verona|Verona|Hellas Verona FC
Internazionale|Inter|FC Internazionale Milano|Inter Milan|Inter Milano|FC Internazionale
Juventus|Juventus FC|Juventus Turin
Lazio|SS Lazio|Lazio Roma|SS Lazio Roma
Lecce|US Lecce
AC Milan|Milan
Monza|AC Monza
Napoli|SSC Napoli
Palermo|US Palermo|US Città di Palermo|Palermo FC
Parma|Parma Calcio 1913|Parma FC|Parma Calcio
Pescara|Delfino Pescara|Delfino Pescara 1936|Pescara Calcio
Pisa|AC Pisa|Pisa SC|AC Pisa 1909
Roma|AS Roma
Salernitana|US Salernitana 1919|US Salernitana
Sampdoria|UC Sampdoria
Sassuolo|US Sassuolo Calcio|US Sassuolo
SPAL|SPAL Ferrara|SPAL 2013
Spezia|Spezia Calcio|Spezia Calcio 1906
Torino|Torino FC|FC Torino
Udinese|Udinese Calcio
Venezia|Venezia FC|SSC Venezia
AlbinoLeffe|UC AlbinoLeffe
Alessandria|US Alessandria
Ancona|AC Ancona
Arezzo|US Arezzo|AC Arezzo|SS Arezzo
Ascoli|Ascoli Calcio|Ascoli Picchio|Ascoli Calcio 1898
Avellino|US Avellino|US Avellino 1912|AS Avellino
Bari|SSC Bari|AS Bari|FC Bari 1908
Carpi|Carpi FC|Carpi FC 1909|AC Carpi
Carrarese|Carrarese Calcio|Carrarese Calcio 1908
Castel di Sangro
Catania|Calcio Catania|Catania FC
Catanzaro|US Catanzaro|US Catanzaro 1929
Cesena|AC Cesena|Cesena FC|AC Cesena (1940-2018)
Cittadella|AS Cittadella
Cosenza|Cosenza Calcio
Feralpisalò
Fermana
Fidelis Andria|Andria
Foggia|Calcio Foggia|Calcio Foggia 1920|US Foggia
Gallipoli
Grosseto|US Grosseto
Gubbio|AS Gubbio
Juve Stabia|SS Juve Stabia
Lanciano|Virtus Lanciano
Latina|US Latina
Livorno|AS Livorno|AS Livorno Calcio
Lucchese
Lecco|Calcio Lecco|Calcio Lecco 1912
Mantova|AC Mantova|Mantova 1911
Messina|FC Messina|ACR Messina
Modena|Modena FC|Modena FC 2018
Nocerina
Novara|Novara Calcio
Padova|Calcio Padova
Perugia|AC Perugia|AC Perugia Calcio
Piacenza|Piacenza Calcio|Piacenza FC
Pistoiese
Pordenone|Pordenone Calcio
Portogruaro
Pro Vercelli|FC Pro Vercelli|US Pro Vercelli
Ravenna
Reggiana|AC Reggiana|AC Reggiana 1919
Reggina|Reggina 1914|Reggina Calcio
Rimini
Sassari Torres
Savoia
Siena|AC Siena|Robur Siena
Südtirol|FC Südtirol
Ternana|Ternana Calcio
Trapani|Trapani Calcio
Treviso
Triestina|US Triestina
Varese|AS Varese|Varese 1910
Vicenza|Vicenza Calcio|LR Vicenza|LR Vicenza Virtus
Virtus Entella|Entella
`;
