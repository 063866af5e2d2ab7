import { hrefWith } from '../shared/content/href-with';

/** The URL of a help topic. */
export const topicHref = (topic: string) => hrefWith('/helpcenter', { topic });
