/** The part of the browser's Navigation API that is used; browsers from before 2026 may not have it. */
interface NavigationLike {
  canGoBack: boolean;
}

/** Goes back to where the listener was on this site; whoever came here straight is led on by `otherwise`. */
export function leaveScreen(view: Window, otherwise: () => void): void {
  const { navigation } = view as Window & { navigation?: NavigationLike };
  if (navigation?.canGoBack ?? view.history.length > 1) view.history.back();
  else otherwise();
}
