import type { MessageFacts } from '../message-params';

/** A message, and its title and text in simplified Chinese. */
export type Sample = [facts: MessageFacts, title: string, text: string];
