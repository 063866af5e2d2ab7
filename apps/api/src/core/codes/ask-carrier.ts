import type { Gateway } from '../gateway/gateway';

/** A carrier that answered so recently is not asked; milliseconds. */
const RECENT = 3_000;

/**
 * Asks a carrier of whose state nothing is known since a few seconds whether it answers. So the first customer of an outage learns at
 * once that the code comes later, and not after a wait of a minute. It takes as long for everybody, whoever the code is for.
 */
export async function askCarrier(
  { parties, ports }: Pick<Gateway, 'parties' | 'ports'>,
  medium: 'sms' | 'email',
): Promise<void> {
  if (parties.isAway(medium) || parties.hasAnsweredWithin(medium, RECENT)) return;
  // A failure is noted by the port: the code is then accepted without a wait, and sent when the carrier is back.
  await ports.message.probe(medium).catch(() => undefined);
}
