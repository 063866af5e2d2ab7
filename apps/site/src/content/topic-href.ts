import { hrefWith } from '../shared/content/href-with';

/** The answers of a topic, at one of them where it is named. */
export const topicHref = (topic: string, id?: string) => hrefWith('/helpcenter', { topic }) + (id ? `#q${id}` : '');
