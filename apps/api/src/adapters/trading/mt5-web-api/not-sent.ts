/** The request did not reach the platform's books for certain: nothing happened, and it may be tried again. */
export class NotSent extends Error {}
