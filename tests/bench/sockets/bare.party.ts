import type * as Party from "partykit/server";

/** A PartyKit room that only passes on what is posted to it: what the host itself costs, without any rules of ours. */
export default class BareParty implements Party.Server {
  readonly options: Party.ServerOptions = { hibernate: true };
  readonly room: Party.Room;

  constructor(room: Party.Room) {
    this.room = room;
  }

  async onRequest(request: Party.Request) {
    this.room.broadcast(await request.text());
    return new Response("{}");
  }
}
