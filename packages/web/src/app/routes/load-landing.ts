type LandingModule = typeof import('./landing-screen.tsx');

let loaded: LandingModule | null = null;

/** Everything of the landing page, in a piece that the screens of listeners do without. */
export async function loadLanding(): Promise<LandingModule> {
  loaded = await import('./landing-screen.tsx');
  return loaded;
}

/** What is there is drawn at once: a boundary that waits for it would draw nothing first. */
export const landingIfLoaded = (): LandingModule | null => loaded;
