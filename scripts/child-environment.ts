/** Variables that all programs need, none of them a secret. `CLOCK_OFFSET_MS` is for tests (scripts/site/clock). */
const SYSTEM = [
  ...["LC_CTYPE", "LC_TIME", "LD_LIBRARY_PATH", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS"],
  ...["ALL_PROXY", "all_proxy", "NODE_USE_ENV_PROXY", "NODE_USE_SYSTEM_CA"],
  ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TEMP", "TMP", "TZ", "LANG", "LC_ALL"],
  ...["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY"],
  ...["TERM", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "CI", "GITHUB_ACTIONS"],
  ...["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy"],
  ...["NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "NODE_V8_COVERAGE", "SSL_CERT_FILE", "SSL_CERT_DIR"],
  ...["CLOCK_OFFSET_MS", "DEBUG", "WRANGLER_SEND_METRICS"],
  ...["SystemRoot", "SYSTEMDRIVE", "COMSPEC", "PATHEXT", "APPDATA", "LOCALAPPDATA", "USERPROFILE"],
  ...["windir", "ProgramData", "ProgramFiles", "HOMEDRIVE"],
] as const;

/**
 * The environment of a child process: the system's variables, those named, then `values`. All others stay in this
 * process, so that a command never reads (or sends to its own servers) the secret of another.
 */
export function childEnvironment(
  names: readonly string[] = [],
  values: Readonly<Record<string, string | undefined>> = {},
  from: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const passed = [...SYSTEM, ...names].flatMap((name) =>
    from[name] === undefined ? [] : [[name, from[name]]],
  );
  return { ...Object.fromEntries(passed), ...values };
}
