import { describe, expect, it } from "vitest";
import { isPushEndpoint, pushHostsOf } from "./push-hosts.rules.ts";

describe("Addresses of push services", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGh",
    "https://wns2-par02p.notify.windows.com/w/?token=BQ",
    "https://push.example.vn/1",
    "https://a.own.example/1",
  ])("Address %s belongs to a push service", (endpoint) => {
    expect(isPushEndpoint(endpoint, pushHostsOf("push.example.vn, .own.example"))).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://user@fcm.googleapis.com/x",
    "https://:word@fcm.googleapis.com/x",
    "https://made-up.push.services.mozilla.com/wpush/v2/gAAA",
    "https://xpush.apple.com/x",
    "https://.push.apple.com/x",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://[::1]/x",
    "https://evil.example/#fcm.googleapis.com",
    "file:///etc/passwd",
    "fcm.googleapis.com",
    "",
  ])("Address %s does not belong to a push service", (endpoint) => {
    expect(isPushEndpoint(endpoint, pushHostsOf(""))).toBe(false);
  });

  it("Without a setting no other address belongs to a push service", () => {
    expect(pushHostsOf(undefined)).toEqual(pushHostsOf(" "));
  });
});
