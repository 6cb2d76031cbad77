/**
 * Clubs of the English leagues, including Welsh ones. First the usual name, then names in sources that differ by more
 * than case, diacritics, `FC`, `AFC` and years.
 */
export const england = `
Arsenal
Aston Villa
AFC Bournemouth|Bournemouth
Brentford
Brighton & Hove Albion|Brighton
Burnley
Chelsea
Crystal Palace
Everton
Fulham
Ipswich Town|Ipswich
Leeds United|Leeds
Leicester City|Leicester
Liverpool
Luton Town|Luton
Manchester City|Man City
Manchester United|Man United|Man Utd|Manchester Utd
Newcastle United|Newcastle|Newcastle Utd
Nottingham Forest|Nott'm Forest
Southampton
Sunderland
Tottenham Hotspur|Tottenham|Spurs
West Ham United|West Ham
Wolverhampton Wanderers|Wolverhampton|Wolves
Accrington Stanley|Accrington
AFC Fylde|Fylde
AFC Wimbledon
Aldershot Town|Aldershot
Alfreton Town|Alfreton
Altrincham
Barnet
Barnsley
Barrow
Birmingham City|Birmingham
Blackburn Rovers|Blackburn
Blackpool
Bolton Wanderers|Bolton
Boreham Wood
Boston United|Boston|Boston Utd
Brackley Town|Brackley
Bradford City|Bradford
Bradford Park Avenue
Braintree Town|Braintree
Bristol City
Bristol Rovers|Bristol Rvs
Bromley
Burton Albion|Burton
Bury
Cambridge United|Cambridge|Cambridge Utd
Cambridge City
Cardiff City|Cardiff
Carlisle United|Carlisle
Charlton Athletic|Charlton
Cheltenham Town|Cheltenham
Chester City|Chester
Chesterfield
Chorley
Colchester United|Colchester
Coventry City|Coventry
Crawley Town|Crawley
Crewe Alexandra|Crewe
Dagenham & Redbridge|Dag and Red|Dagenham
Darlington
Derby County|Derby
Doncaster Rovers|Doncaster
Dorking Wanderers|Dorking
Dover Athletic|Dover
Eastleigh
Ebbsfleet United|Ebbsfleet
Exeter City|Exeter
Fleetwood Town|Fleetwood
Forest Green Rovers|Forest Green
Gateshead
Gillingham
Grimsby Town|Grimsby
Halifax Town|Halifax
Harrogate Town|Harrogate
Hartlepool United|Hartlepool
Havant & Waterlooville|Havant & W
Hereford United|Hereford
Huddersfield Town|Huddersfield
Hull City|Hull
Kidderminster Harriers|Kidderminster
King's Lynn Town|King's Lynn
Leyton Orient|Orient
Lincoln City|Lincoln
Macclesfield Town|Macclesfield
Maidenhead United|Maidenhead
Maidstone United|Maidstone
Mansfield Town|Mansfield
Middlesbrough|Middlesboro
Millwall
Milton Keynes Dons|MK Dons
Morecambe
Newport County|Newport
Northampton Town|Northampton
Norwich City|Norwich
Notts County
Oldham Athletic|Oldham
Oxford City
Oxford United|Oxford
Peterborough United|Peterboro|Peterborough
Plymouth Argyle|Plymouth
Port Vale
Portsmouth
Preston North End|Preston
Queens Park Rangers|QPR
Reading
Rochdale
Rotherham United|Rotherham
Rushden & Diamonds|Rushden & D
Salford City|Salford
Scarborough
Scunthorpe United|Scunthorpe
Sheffield United|Sheffield Utd
Sheffield Wednesday|Sheffield Weds
Shrewsbury Town|Shrewsbury
Solihull Moors|Solihull
Southend United|Southend
Stevenage|Stevenage Borough
Stockport County|Stockport
Stoke City|Stoke
Sutton United|Sutton
Swansea City|Swansea
Swindon Town|Swindon
Tamworth
Torquay United|Torquay
Tranmere Rovers|Tranmere
Truro City|Truro
Walsall
Watford
Wealdstone
West Bromwich Albion|West Brom
Weymouth
Wigan Athletic|Wigan
Wimbledon
Woking
Wrexham
Wycombe Wanderers|Wycombe
Yeovil Town|Yeovil
York City|York
`;
