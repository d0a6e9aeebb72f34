/** What Playwright turns off; Chromium goes by the last list alone, so that one of our own repeats it. */
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
/** Pages of the address bar. Every new window draws them, which is half of what a window costs, and nobody opens them. */
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

/** Chromium without windows of its own, in which a journey takes a fifth less time; Playwright's unless one is named. */
export const SHELL = {
  launchOptions: { args, ...(CHROMIUM_SHELL_PATH ? { executablePath: CHROMIUM_SHELL_PATH } : {}) },
};

/** The whole browser, for what its shell has not: notifications. */
export const WHOLE_BROWSER = CHROMIUM_PATH
  ? { launchOptions: { args, executablePath: CHROMIUM_PATH } }
  : { channel: 'chromium', launchOptions: { args } };
