import { hrefWith } from '../shared/content/href-with';

/** The URL of a help topic, with the anchor of one question if `id` is given. */
export const topicHref = (topic: string, id?: string) => hrefWith('/helpcenter', { topic }) + (id ? `#q${id}` : '');
