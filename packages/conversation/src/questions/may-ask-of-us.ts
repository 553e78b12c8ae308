import { eventIn } from '../events/told-event.ts';
import { asksFriendBeside } from './asked-as-friend.ts';

/** Whether a question may be one about the product: "nothing but dark out here on the road, 3 am" asks after no setting. */
export const mayAskOfUs = (text: string): boolean =>
  !asksFriendBeside(text) && (text.includes('?') || eventIn(text) === null);
