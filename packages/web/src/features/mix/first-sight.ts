/** What is known of a mix before what shows it is there. */
export const making = 'Making a mix…';
/** So many tracks show until all are asked for. */
export const firstRows = 5;
