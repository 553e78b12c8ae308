import { texts } from './texts.ts';

/** Stands in the header until the profile arrives; kept apart from it, so that it needs nothing to be loaded. */
export function ProfileLoading() {
  return (
    <span className="max-w-24 truncate text-muted text-s sm:max-w-none" role="status">
      {texts.loadingProfile}
    </span>
  );
}
