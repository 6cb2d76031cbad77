import type * as Party from "partykit/server";
import { shiftDate } from "../shift-date.ts";

/** The parts of a party's class that use its clock. */
interface PartyClass {
  new (room: Party.Room): object;
  onBeforeConnect(request: Party.Request, lobby: Party.Lobby): unknown;
  onBeforeRequest(request: Party.Request, lobby: Party.Lobby): unknown;
}

const offsetIn = (env: Record<string, unknown>): number => Number(env.CLOCK_OFFSET_MS ?? 0);

/** A method of a host object keeps its object. */
function boundValue(target: object, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === "function" ? value.bind(target) : value;
}

/** A room's storage whose alarms are set and read by the shifted clock; the host rings them by the real one. */
function shiftAlarms(storage: Party.Storage, offsetMs: number): Party.Storage {
  return new Proxy(storage, {
    get(target, key) {
      if (key === "setAlarm") return (at: number | Date) => target.setAlarm(Number(at) - offsetMs);
      if (key === "getAlarm")
        return async () => {
          const at = await target.getAlarm();
          return at === null ? null : at + offsetMs;
        };
      return boundValue(target, key);
    },
  });
}

function shiftRoom(room: Party.Room, offsetMs: number): Party.Room {
  const storage = shiftAlarms(room.storage, offsetMs);
  return new Proxy(room, { get: (target, key) => (key === "storage" ? storage : boundValue(target, key)) });
}

/** The party with its clock ahead by the variable CLOCK_OFFSET_MS. */
export function shiftedParty(RealParty: PartyClass): PartyClass {
  return class extends RealParty {
    static override onBeforeConnect(request: Party.Request, lobby: Party.Lobby): unknown {
      shiftDate(offsetIn(lobby.env));
      return RealParty.onBeforeConnect(request, lobby);
    }

    static override onBeforeRequest(request: Party.Request, lobby: Party.Lobby): unknown {
      shiftDate(offsetIn(lobby.env));
      return RealParty.onBeforeRequest(request, lobby);
    }

    constructor(room: Party.Room) {
      const offsetMs = offsetIn(room.env);
      shiftDate(offsetMs);
      super(shiftRoom(room, offsetMs));
    }
  };
}
