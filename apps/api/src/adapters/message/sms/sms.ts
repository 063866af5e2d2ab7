import type { OutgoingMessage, SmsParts } from '../../../ports';

/** The settings of SMS carriers. A provider asks for some of them. */
export interface SmsSettings {
  /** The provider's address; empty for its usual one. */
  SMS_URL: string;
  SMS_KEY_ID: string;
  SMS_KEY: string;
  SMS_ACCOUNT: string;
  SMS_REGION: string;
  SMS_SENDER: string;
  SMS_TEMPLATES: string;
}

export type SmsSetting = keyof SmsSettings;

/** A message to one phone. */
export interface Sms extends Pick<OutgoingMessage, 'id' | 'repeat' | 'to' | 'kind' | 'text'> {
  parts?: SmsParts | undefined;
}

/**
 * Gives a message to the carrier. Without one it gives everything but a recipient, which the carrier refuses once it has accepted our
 * key: so a probe sends nothing.
 * @throws RefusedError 4xx of the kinds of `isAnswer` where the carrier refuses this message, another one where it takes none;
 *   RecipientPausedError where it takes nothing more for this phone now; Error where nothing is known of the message
 */
export type SmsCarrier = (sms?: Sms) => Promise<void>;

/** How a provider of SMS is spoken to. The registry is sms-adapters.ts; docs/how-to/sms-provider.md says how to write one. */
export interface SmsAdapter {
  /** The provider's name as staff read it. */
  name: string;
  /** What production requires of whoever chooses it. */
  required: readonly SmsSetting[];
  /** The settings to look at where the carrier refuses the key. */
  key: readonly SmsSetting[];
  /** What is wrong with its settings, a line each, without a value. Empty settings are reported apart. */
  faults?(settings: SmsSettings): string[];
  open(settings: SmsSettings): SmsCarrier;
}
