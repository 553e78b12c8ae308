import { texts } from './texts.ts';

/**
 * Stands in the header until the profile arrives; kept apart from it, so that it needs nothing to be loaded. On a phone it
 * takes the room of the button that comes, and its words hang out to the left, so that nothing moves then.
 */
export function ProfileLoading() {
  return (
    <span role="status" className="relative min-w-0 text-muted text-s phone:block phone:size-11">
      <span className="phone:absolute phone:end-0 phone:top-1/2 phone:w-24 phone:-translate-y-1/2 phone:bg-bg phone:text-end phone:text-xs phone:leading-tight">
        {texts.loadingProfile}
      </span>
    </span>
  );
}
