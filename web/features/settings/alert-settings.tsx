import { m } from "#messages/paraglide/messages.js";
import { ALERT_SCOPES, GOAL_SOUNDS } from "#shared/settings/settings.table.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { createSounds } from "#web/platform/sounds/play-sound.ts";
import { goalSoundAt } from "#web/platform/sounds/sounds.table.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { SelectField, SwitchField } from "#web/ui/fields.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { GeneralKindsField } from "./general-kinds-field.tsx";
import { NotificationField } from "./notification-field.tsx";

/** Settings of alerts. */
export function AlertSettings() {
  const [scope, setScope] = useSetting("alert_scope");
  const [goalPopup, setGoalPopup] = useSetting("goal_popup");
  const [redPopup, setRedPopup] = useSetting("red_popup");
  const [announcements, setAnnouncements] = useSetting("announcements");
  return (
    <FieldGroup title={m.settings_alerts()} anchor="alerts">
      <SelectField
        label={m.settings_scope()}
        hint={m.settings_scope_hint()}
        value={scope}
        values={ALERT_SCOPES}
        nameOf={(one) => (one === "all" ? m.settings_scope_all() : m.settings_scope_favourites())}
        onChange={setScope}
      />
      <GeneralKindsField />
      <SoundField label={m.settings_sound_home()} of="sound_home" />
      <SoundField label={m.settings_sound_away()} of="sound_away" />
      <RedSoundField />
      <SwitchField label={m.settings_goal_popup()} checked={goalPopup} onChange={setGoalPopup} />
      <SwitchField label={m.settings_red_popup()} checked={redPopup} onChange={setRedPopup} />
      <NotificationField />
      <SwitchField
        label={m.settings_announcements()}
        hint={m.settings_announcements_hint()}
        checked={announcements}
        onChange={setAnnouncements}
      />
    </FieldGroup>
  );
}

const numbers = [0, ...GOAL_SOUNDS.map((_, place) => place + 1)];

interface SoundFieldProps {
  readonly label: string;
  readonly of: "sound_home" | "sound_away";
}

/** A goal sound; it plays when it is chosen, and again on a press of the button. */
function SoundField({ label, of }: SoundFieldProps) {
  const [sound, setSound] = useSetting(of);
  const { play } = usePageStore(createSounds);
  return (
    <SelectField
      label={label}
      value={sound}
      values={numbers}
      nameOf={(number) => goalSoundAt(number)?.label() ?? m.settings_sound_none()}
      onChange={(number) => {
        setSound(number);
        play(number);
      }}
    >
      <PlayButton label={label} disabled={sound === 0} onPlay={() => play(sound)} />
    </SelectField>
  );
}

function RedSoundField() {
  const [isOn, setOn] = useSetting("sound_red");
  const { play } = usePageStore(createSounds);
  const change = (on: boolean) => {
    setOn(on);
    if (on) play("red");
  };
  return <SwitchField label={m.settings_sound_red()} checked={isOn} onChange={change} />;
}

interface PlayButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPlay: () => void;
}

function PlayButton({ label, disabled, onPlay }: PlayButtonProps) {
  const name = m.settings_sound_play({ sound: label });
  return (
    <button
      type="button"
      className="icon-button"
      disabled={disabled}
      aria-label={name}
      title={name}
      onClick={onPlay}
    >
      <Icon name="volume-2" size={18} />
    </button>
  );
}
