/** The request certainly had no effect on the platform and may be repeated. */
export class NotSent extends Error {}
