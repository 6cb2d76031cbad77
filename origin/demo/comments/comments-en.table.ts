import type { CommentWords } from "./comment-texts.ts";

/** Comments in English. */
export const commentWordsEn: CommentWords = {
  report: {
    comeback: [
      [
        "Switched off when {winner} went behind. Never again.",
        "Lesson learnt the hard way!",
        "Painfully. I found out from my barber.",
      ],
      ["{loser} had it in their hands and sat back. You could see this coming."],
    ],
    late: [
      [
        "{player} in {minute}. My neighbours now know which team I support.",
        "Mine too, and they do not even like football.",
      ],
      ["Feel for {loser}, but you have to defend until the whistle."],
    ],
    rout: [
      [
        "{won}. Nothing more to add, {winner} were on another level.",
        "Or {loser} were simply not there.",
        "A bit of both, to be fair.",
      ],
      ["A long trip home for the {loser} fans after that one."],
    ],
    narrow: [
      [
        "One goal from {player} and a clean sheet. I will take {won} every week.",
        "Not pretty, but a win is a win.",
      ],
      ["{loser} deserved a little more than that."],
    ],
    win: [
      [
        "Fair result. {winner} took their chances and {loser} did not.",
        "Agreed, that was the whole difference.",
      ],
      [
        "{won} sounds comfortable. It did not feel like it!",
        "It never does when it is your own team.",
        "True. I aged five years.",
      ],
    ],
    goalless: [
      [
        "Nil-nil, and still more fun than some games with four goals.",
        "We must have watched different matches 😀",
      ],
    ],
    draw: [
      [
        "{score} is about right. Neither side did enough to win it.",
        "{home} will be the more annoyed of the two, I think.",
      ],
      ["Good advert for football, that. Both teams went for it."],
    ],
    shootout: [
      ["I cannot watch penalties. Had to ask my daughter who won.", "Smart. I watched and regretted it."],
      ["Cruel way for {loser} to go out, {pens} on penalties."],
    ],
    any: [
      [
        "Nice write-up, thanks. I only caught the last few minutes.",
        "Same here, the report filled the gaps.",
      ],
      [
        "Was anyone at the ground? What was it like?",
        "Loud from start to finish.",
        "Jealous. I need to get to a game this season.",
      ],
      ["Neutral here, but I always look out for {home} against {away}."],
      ["Any {away} fans about?", "Present!"],
    ],
    star: [["{starGoals} goals for {star}. What a day.", "He was everywhere for {starTeam}."]],
    red: [
      [
        "Was the red card for {sentOff} harsh?",
        "Seen it three times now. Had to go.",
        "Then {sentOffTeam} can only blame themselves.",
      ],
    ],
    climb: [["{climber} up to {place}. Quietly going about it.", "Shh, do not jinx it."]],
    top: [["{leader} top of the table. Let me enjoy this for a day.", "Take a screenshot while it lasts 😉"]],
    feast: [["{total} goals! Somebody tell the defenders the season has begun."]],
    crowd: [["{crowd} there. You could hear it through the screen."]],
    points: [["Three points in the bag for {winner}. On to the next one."]],
    draws: [
      ["A point will do for {away}, I think."],
      ["A point each, and both managers will say they are pleased."],
    ],
  },
  preview: {
    any: [
      [
        "Going for 2-1 {home}. Anyone braver?",
        "1-1, and nobody will be happy.",
        "Come back tomorrow and we shall see.",
      ],
      ["If {away} score first, this gets very interesting.", "If. {home} rarely let that happen."],
      ["Looking forward to {home} against {away} all week."],
    ],
    star: [
      [
        "Stop {star} and you stop {starTeam}. {starGoals} already this season.",
        "Easier said than done, ask the others.",
      ],
    ],
    places: [
      ["{upper} are {upperPlace} and {lower} are {lowerPlace}, but I would not bank on the table here."],
    ],
    meeting: [["Last time: {meeting}. More of the same, please."]],
    run: [["{run} wins in a row for {runner}. It has to end some day.", "Just not this week."]],
    evening: [["Kick-off at {time} UTC suits me for once."]],
    hosts: [["{home} with their own crowd behind them. Big help."]],
  },
  round: {
    any: [["Missed the whole round, so thanks for this.", "That makes two of us."]],
    rich: [["Round {round} gave us {goals}. Can we have that every week?"]],
    stays: [
      ["{leader} on {points} and still top. Who is going to catch them?", "{second} have not given up yet."],
    ],
    changes: [["New leaders! Well done {leader}.", "Getting there is one thing, staying there another."]],
    close: [["Only {gap} between {leader} and {second}. One slip and it changes."]],
    star: [["{star} has {starGoals}. Golden boot sorted?", "Far too early to say."]],
    widest: [["{result}. {team} made that look like training."]],
  },
  day: {
    any: [
      ["Coffee and this column, that is my morning.", "Tea for me, otherwise the same."],
      ["{matches} in a day and I saw half of one."],
    ],
    rich: [["{goals} in one day. Not bad at all."]],
    widest: [["{result}, ouch.", "A day to remember for {team}, at least."]],
    richest: [["{result} was the pick of the day for me."]],
  },
  transfers: {
    any: [
      ["{spent} spent. Where does it all come from?", "Television, mostly. And optimism."],
      ["Quiet window for my lot. Maybe that is a good thing."],
    ],
    dearest: [
      [
        "{fee} for {player}. Worth it?",
        "Ask {to} in May.",
        "Fair enough.",
        "{from} will be laughing all the way to the bank.",
      ],
    ],
  },
  held: ["I keep a list of every goal of the season, have a look at https://example.com/goals if you like."],
  takenDown: [
    "Selling a pair of boots, size 8, worn twice. Message me for a good price.",
    "Wrong place for that, mate. People talk about football here.",
  ],
};
