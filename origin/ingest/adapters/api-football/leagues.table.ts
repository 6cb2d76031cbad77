/**
 * Keys in competitions.table.ts by API-Football's league ids: heat, tie-breaks, zones and display names. Other leagues
 * are accepted as minor ones.
 */
export const leagueFacts: Readonly<Record<string, string>> = {
  1: "worldcup",
  2: "uefa.cl",
  3: "uefa.el",
  4: "euro",
  13: "copa.l",
  15: "clubworldcup",
  39: "eng.1",
  40: "eng.2",
  41: "eng.3",
  42: "eng.4",
  61: "fra.1",
  62: "fra.2",
  71: "bra.1",
  78: "ger.1",
  79: "ger.2",
  88: "ned.1",
  94: "por.1",
  135: "ita.1",
  136: "ita.2",
  140: "esp.1",
  141: "esp.2",
  144: "bel.1",
  179: "sco.1",
  197: "gre.1",
  203: "tur.1",
  253: "usa.mls",
  340: "vie.1",
  848: "uefa.conf",
};
