import { existsSync, statfsSync } from 'node:fs';

/** What Playwright switches off by itself; a list of ours takes the place of its own. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own window that nobody sees here, loaded anew for every test: half of all its work. */
const ownWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process kept ready for the next site, which a test that visits one site never uses. */
const spareProcess = 'SpareRendererForSitePerProcess';

/**
 * Command-line flags every browser of the tests is started with: able to run as root, no GPU, and no
 * background traffic of its own.
 */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...switchedOffByPlaywright, ...ownWindow, spareProcess].join()}`,
];

/** What the two browsers of a run share with their pages at once stays far below this. */
const roomySharedMemory = 1024 ** 3;

function hasRoomySharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= roomySharedMemory;
}

/**
 * Flags of Playwright's that are left out. It has a browser share memory with its pages through files in the folder of
 * temporary files, as containers have 64 MB of shared memory: a tenth of all work where that folder is on a disk.
 */
export const leftOutFlags: string[] = hasRoomySharedMemory() ? ['--disable-dev-shm-usage'] : [];
