/** Who is told that the gateway has refused an act because this is the demo. */
export const refusals: { heard?: () => void } = {};
