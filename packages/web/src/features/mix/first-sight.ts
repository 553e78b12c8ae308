/** What is known of a mix before what shows it is there. */
export const making = 'Making a mix…';
/** So many tracks show until all are asked for. */
export const firstRows = 5;
/** The track, counted from 0, up to which a mix is in sight when its answer comes. */
export const lastInSight = 2;
