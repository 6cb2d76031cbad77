import type { ReportWords } from "./report-texts.ts";

/** Reports in English. */
export const reportWordsEn: ReportWords = {
  titles: {
    comeback: [
      "{winner} come from behind to beat {loser} {won}",
      "Comeback win: {winner} turn it around against {loser}",
      "{winner} recover to defeat {loser} {won}",
    ],
    late: [
      "{player} strikes late as {winner} beat {loser} {won}",
      "Late goal settles it: {winner} {won} {loser}",
      "{winner} leave it late to beat {loser} {won}",
    ],
    rout: [
      "{winner} thrash {loser} {won}",
      "{winner} run riot against {loser}, winning {won}",
      "Heavy defeat for {loser}: {winner} win {won}",
    ],
    narrow: [
      "{player} goal gives {winner} narrow win over {loser}",
      "{winner} edge past {loser}",
      "One goal is enough as {winner} beat {loser}",
    ],
    win: [
      "{winner} beat {loser} {won}",
      "{winner} see off {loser} in a match of {total} goals",
      "{winner} {won} {loser}: match report",
      "{loser} fall to {winner}",
    ],
    goalless: [
      "{home} and {away} play out goalless draw",
      "No goals between {home} and {away}",
      "Defences on top as {home} and {away} draw a blank",
    ],
    draw: [
      "{home} and {away} share {score} draw",
      "{home} {score} {away}: honours even",
      "Nothing to separate {home} and {away} at {score}",
    ],
    shootout: ["{winner} beat {loser} on penalties", "{winner} go through after shoot-out with {loser}"],
  },
  summaries: {
    comeback: ["{winner} went behind to {loser} but won {won} in {phase}."],
    late: ["A goal by {player} in {minute} gave {winner} a {won} win in {phase}."],
    rout: ["{winner} were too strong for {loser}, winning {won} in {phase}."],
    narrow: ["{player} scored the only goal in {minute} as {winner} beat {loser} in {phase}."],
    win: [
      "{winner} beat {loser} {won} in {phase}: how it went, the goals and the figures.",
      "The story of the {won} win of {winner} over {loser} in {phase}.",
    ],
    goalless: ["{home} and {away} could not find a goal in {phase}."],
    draw: ["{home} and {away} drew {score} in {phase}."],
    shootout: ["After a {score} draw, {winner} beat {loser} {pens} on penalties in {phase}."],
  },
  intros: [
    "{homeLink} met {awayLink} in {phase} on {day}, and the match ended {score}.",
    "The meeting of {homeLink} and {awayLink} in {phase}, played on {day}, finished {score}.",
    "{score} was the final score when {homeLink} faced {awayLink} in {phase} on {day}.",
    "On {day}, {homeLink} took on {awayLink} in {phase}. The final score was {score}.",
  ],
  grounds: ["The match was played at {venue}.", "{venue} was the setting."],
  crowds: ["The attendance was {crowd}.", "A crowd of {crowd} watched."],
  headings: {
    course: "How the match went",
    goals: "Goals and cards",
    figures: "The match in figures",
    places: "What it means for the table",
  },
  goals: {
    first: [
      "In {minute}, {player} opened the scoring for {team}.",
      "The deadlock was broken in {minute}, when {player} put {team} ahead.",
      "{team} struck first through {player} in {minute}.",
      "{player} gave {team} the lead in {minute}.",
    ],
    level: [
      "{player} equalised for {team} in {minute}, making it {score}.",
      "{team} were level at {score} in {minute} thanks to {player}.",
      "The answer came in {minute}: {player} brought {team} back to {score}.",
    ],
    ahead: [
      "In {minute}, {player} put {team} in front at {score}.",
      "{team} went ahead again to {score} through {player} in {minute}.",
      "A goal by {player} in {minute} put {team} ahead at {score}.",
    ],
    further: [
      "{player} extended the lead of {team} in {minute} to make it {score}.",
      "The gap grew to {score} in {minute}, {player} scoring for {team}.",
      "{team} were further clear in {minute}, when {player} made it {score}.",
    ],
    closer: [
      "{player} pulled one back for {team} in {minute}: {score}.",
      "{team} cut the deficit to {score} through {player} in {minute}.",
    ],
    penalty: [
      "{team} were awarded a penalty and {player} converted it in {minute} to make it {score}.",
      "From the spot, {player} scored for {team} in {minute}, making it {score}.",
    ],
    own: [
      "In {minute}, {player} turned the ball into his own net, and {team} had a goal that made it {score}.",
      "An own goal by {player} in {minute} counted for {team}: {score}.",
    ],
  },
  assists: ["The assist came from {assist}.", "{assist} supplied the pass.", "It was set up by {assist}."],
  reds: [
    "{team} were a man fewer from {minute} on, when {player} was sent off.",
    "{player} of {team} saw red in {minute}.",
  ],
  quietHalf: ["The first half passed without a goal.", "Neither side could score in the first 45 minutes."],
  half: ["At half-time it was {half}.", "The sides went in at the break with the score at {half}."],
  quietSecond: ["There were no more goals after the break.", "The second half did not change the score."],
  extraTime: ["Level after 90 minutes, the sides played 30 minutes of extra time."],
  shootout: ["The shoot-out ended {penalties}, and {winner} had won it."],
  ends: {
    comeback: [
      "Having trailed, {winner} left the pitch with a {won} win.",
      "It completed the turnaround: {winner} won {won}.",
    ],
    late: [
      "The goal by {player} in {minute} left {loser} with no time to answer.",
      "{winner} held on for the {won} win.",
    ],
    rout: [
      "The margin of {margin} goals said it all about the finishing of {winner}.",
      "{loser} had no answer and lost {won}.",
    ],
    narrow: [
      "{winner} protected their slim lead until the end.",
      "{loser} could not find an equaliser, and {winner} won {won}.",
    ],
    win: ["It ended as a {won} win for {winner}.", "{winner} saw the match out to win {won}."],
    goalless: ["Both defences held firm until the final whistle.", "Neither side found a way through."],
    draw: ["The sides settled for a {score} draw.", "Nobody found a winner, and it ended {score}."],
    shootout: ["{winner} go through, while the run of {loser} ends here."],
  },
  ownGoal: "own goal",
  penalty: "penalty",
  noGoals: "There were no goals.",
  cards: {
    both: ["The referee showed {yellow} and {red} in all."],
    yellow: [
      "The referee showed {yellow} in all and sent nobody off.",
      "The cards came to {yellow}, none of them red.",
    ],
    red: ["The referee showed {red} and no yellow card."],
    none: ["The referee kept his cards in his pocket."],
  },
  possession: [
    "{team} had the ball for {share}% of the time.",
    "{team} held the larger share of possession with {share}%.",
  ],
  evenPossession: ["Possession was shared evenly."],
  shots: [
    "{home} had {homeShots}, {away} had {awayShots}.",
    "The count at goal was {homeShots} for {home} and {awayShots} for {away}.",
  ],
  places: {
    up: [
      "{team} move up to {place} with {points} from {played}.",
      "With {points} from {played}, {team} climb from {before} to {place}.",
    ],
    down: [
      "{team} drop to {place} with {points} from {played}.",
      "{team}, with {points} from {played}, slip from {before} to {place}.",
    ],
    same: [
      "{team} stay {place} with {points} from {played}.",
      "There is no change for {team}: {place}, {points} from {played}.",
    ],
    top: [
      "{team} are top of the table with {points} from {played}.",
      "First place belongs to {team}: {points} from {played}.",
    ],
  },
  columns: { figure: "Figure", team: "Team", played: "Played", points: "Points", difference: "Difference" },
  stats: {
    possession: "Possession (%)",
    shots: "Shots",
    shots_on_target: "Shots on target",
    corners: "Corners",
    fouls: "Fouls",
    offsides: "Offsides",
    saves: "Saves",
    yellow_cards: "Yellow cards",
    red_cards: "Red cards",
  },
  links: [
    "Minute by minute and the line-ups: {match}. Fixtures and tables: {league}.",
    "Line-ups, player ratings and commentary are at {match}; more of the competition: {league}.",
  ],
};
