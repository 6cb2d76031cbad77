import type * as Party from "partykit/server";

/** A PartyKit room that only broadcasts posted messages: the cost of the host itself, without our rules. */
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
