import { useEffect, useEffectEvent, useState } from "react";
import { useNavigation } from "react-router";
import { proxy, useSnapshot } from "valtio";
import { useRestored } from "#web/platform/forms/use-sending.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import type { Intent } from "./form-answer.ts";

/**
 * The form that a page is sending, by its intent. One at a time: the router drops a form's answer when another form is
 * sent.
 */
const createSentForm = () => proxy<{ intent: Intent | null }>({ intent: null });

/** True if the router is sending a form of a page with several forms. */
export interface RouterSending {
  /** This form is being sent, and its button shows it. */
  readonly busy: boolean;
  /** This form or another one of the page is being sent. */
  readonly blocked: boolean;
  /** The same, current rather than as of the last render. */
  readonly begun: () => boolean;
  readonly begin: () => void;
  /** The form was not sent after all. */
  readonly cancel: () => void;
  /** The router is done with the form: it has an answer, or another navigation took its place. */
  readonly settle: () => void;
}

/**
 * Tracks the one form that a page sends by the router. Sending ends once the router is done with the form, unless the form leads to a
 * new document: then it stays busy until that is there, or until the browser brings this page back. Calls `renew` at the end.
 */
export function useRouterSending(intent: Intent, renew: () => void): RouterSending {
  const sent = usePageStore(createSentForm);
  const { intent: current } = useSnapshot(sent);
  const navigation = useNavigation();
  const [isSettled, setSettled] = useState(false);
  // After a redirect to a new document the router keeps the form as its navigation.
  const isLeaving = navigation.formData?.get("intent") === intent;

  const cancel = () => {
    if (sent.intent === intent) sent.intent = null;
  };
  const end = () => {
    cancel();
    setSettled(false);
    renew();
  };
  const settled = useEffectEvent(end);
  useEffect(() => {
    if (isSettled && !isLeaving) settled();
  }, [isSettled, isLeaving]);
  useRestored(end);
  useEffect(
    () => () => {
      if (sent.intent === intent) sent.intent = null;
    },
    [sent, intent],
  );
  return {
    busy: current === intent,
    blocked: current !== null,
    begun: () => sent.intent !== null,
    begin() {
      sent.intent = intent;
    },
    cancel,
    settle: () => setSettled(true),
  };
}
