import { texts } from './texts.ts';

/** Stands in the header until the profile arrives; kept apart from it, so that it needs nothing to be loaded. */
export function ProfileLoading() {
  return (
    <span
      className="min-w-0 text-muted text-s max-sm:max-w-24 max-sm:text-end max-sm:text-xs max-sm:leading-tight"
      role="status"
    >
      {texts.loadingProfile}
    </span>
  );
}
