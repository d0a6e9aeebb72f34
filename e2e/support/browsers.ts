/** Features that Playwright turns off. Chromium uses only the last such list, so our list repeats them. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Pages of the address bar. Nobody opens them, but each new window renders them, which is half of its cost. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];
const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** Chromium without windows, in which a journey takes a fifth less time. Playwright brings it unless a path is set. */
export const SHELL = {
  launchOptions: { args, ...(CHROMIUM_SHELL_PATH ? { executablePath: CHROMIUM_SHELL_PATH } : {}) },
};

/** The full browser, for features that the shell lacks: notifications. */
export const WHOLE_BROWSER = CHROMIUM_PATH
  ? { launchOptions: { args, executablePath: CHROMIUM_PATH } }
  : { channel: 'chromium', launchOptions: { args } };
