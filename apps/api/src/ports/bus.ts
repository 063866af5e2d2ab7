/**
 * Carries messages between the gateways of an installation. A message reaches every gateway that is connected, its sender too,
 * whatever its size, and messages of one sender arrive in order. A gateway that was disconnected has missed messages, so that each
 * message tells which one it follows (see SenderOrder).
 */
export interface Bus {
  publish(topic: string, text: string): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}

/** Where a message stands among those of its sender. */
export interface SenderPlace {
  sender: string;
  /** Counts up by one. */
  number: number;
}

/** Tells whether a message directly follows the last one, so that nothing was missed between them. */
export class SenderOrder {
  private last: SenderPlace | undefined;

  follows({ sender, number }: SenderPlace): boolean {
    const { last } = this;
    this.last = { sender, number };
    return last?.sender === sender && last.number + 1 === number;
  }
}
