import { describe, expect, it } from "vitest";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { readFootballData } from "#origin/ingest/adapters/football-data/football-data.adapter.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { hasRealFiles, realBatch } from "#tests/support/origin/real-files.ts";

const NOW = Date.UTC(2025, 5, 1);

/** The files of openfootball end before the last matchday; this is it, in the format of football-data.co.uk. */
const LAST_MATCHDAY = `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG
SP1,23/05/2025,20:00,Betis,Valencia,1,1
SP1,24/05/2025,15:15,Real Madrid,Sociedad,2,0
SP1,24/05/2025,17:30,Leganes,Valladolid,3,0
SP1,24/05/2025,17:30,Espanol,Las Palmas,2,0
SP1,24/05/2025,20:00,Alaves,Osasuna,1,1
SP1,24/05/2025,20:00,Getafe,Celta,1,2
SP1,24/05/2025,20:00,Vallecano,Mallorca,0,0
SP1,25/05/2025,13:00,Girona,Ath Madrid,0,4
SP1,25/05/2025,15:15,Villarreal,Sevilla,4,2
SP1,25/05/2025,20:00,Ath Bilbao,Barcelona,0,3
I1,23/05/2025,19:45,Como,Inter,0,2
I1,23/05/2025,19:45,Napoli,Cagliari,2,0
I1,24/05/2025,17:00,Bologna,Genoa,1,3
I1,24/05/2025,19:45,Milan,Monza,2,0
I1,25/05/2025,19:45,Atalanta,Parma,2,3
I1,25/05/2025,19:45,Empoli,Verona,1,2
I1,25/05/2025,19:45,Lazio,Lecce,0,1
I1,25/05/2025,19:45,Torino,Roma,0,2
I1,25/05/2025,19:45,Udinese,Fiorentina,2,3
I1,25/05/2025,19:45,Venezia,Juventus,2,3
`;

const SPAIN_2024_25 = `
1 FC Barcelona 88 102:39
2 Real Madrid CF 84 78:38
3 Club Atlético de Madrid 76 68:30
4 Athletic Club 70 54:29
5 Villarreal CF 70 71:51
6 Real Betis Balompié 60 57:50
7 RC Celta de Vigo 55 59:57
8 Rayo Vallecano de Madrid 52 41:45
9 CA Osasuna 52 48:52
10 RCD Mallorca 48 35:44
11 Real Sociedad de Fútbol 46 35:46
12 Valencia CF 46 44:54
13 Getafe CF 42 34:39
14 RCD Espanyol de Barcelona 42 40:51
15 Deportivo Alavés 42 38:48
16 Girona FC 41 44:60
17 Sevilla FC 41 42:55
18 CD Leganés 40 39:56
19 UD Las Palmas 32 40:61
20 Real Valladolid CF 16 26:90`;

const ITALY_2024_25 = `
1 SSC Napoli 82 59:27
2 FC Internazionale Milano 81 79:35
3 Atalanta BC 74 78:37
4 Juventus FC 70 58:35
5 AS Roma 69 56:35
6 ACF Fiorentina 65 60:41
7 SS Lazio 65 61:49
8 AC Milan 63 61:43
9 Bologna FC 1909 62 57:47
10 Como 1907 49 49:52
11 Torino FC 44 39:45
12 Udinese Calcio 44 41:56
13 Genoa CFC 43 37:49
14 Hellas Verona FC 37 34:66
15 Cagliari Calcio 36 40:56
16 Parma Calcio 1913 36 44:58
17 US Lecce 34 27:58
18 Empoli FC 31 33:59
19 Venezia FC 29 32:56
20 AC Monza 18 28:69`;

const { db, store } = originOfFile();

async function tableOf(country: string): Promise<string | undefined> {
  const read = db.prepare(`SELECT s.id FROM seasons s JOIN competitions c ON c.id = s.competition_id
    JOIN countries k ON k.id = c.country_id WHERE k.code = ?1`);
  const { results } = await read.bind(country).all();
  expect(results).toHaveLength(1);
  const { data } = await getStandings(db, (results[0] as { id: number }).id, NOW);
  return data.tables[0]?.rows
    .map(({ position, team, points, goals_for, goals_against }) =>
      [position, team.name, points, `${goals_for}:${goals_against}`].join(" "),
    )
    .join("\n");
}

describe.skipIf(!hasRealFiles())("openfootball's seasons with a last matchday of football-data.co.uk", () => {
  it("Openfootball's seasons with a last matchday of football-data.co.uk give the published tables of Spain and Italy 2024-25, row by row", async () => {
    await store(realBatch("openfootball/2024-25_es.1.json", "openfootball/2024-25_it.1.json"), NOW);
    const read = readFootballData({ files: [{ name: "last.csv", text: LAST_MATCHDAY }] });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const report = await store(read.batch, NOW);
    expect(report).toMatchObject({ stored: true, refusals: [], unmatched: [], warnings: [] });
    expect(report.kinds.matches).toEqual({ new: 0, changed: 20, same: 0, refused: 0 });
    expect(await tableOf("ESP")).toBe(SPAIN_2024_25.trim());
    expect(await tableOf("ITA")).toBe(ITALY_2024_25.trim());
  });
});
