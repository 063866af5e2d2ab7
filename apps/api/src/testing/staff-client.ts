import { Client } from '@portal/testkit';

/** A member of staff: a client that shows a key. */
export class StaffClient extends Client {
  constructor(
    base: string,
    private readonly key: string,
  ) {
    super(base);
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.key}`);
    return super.fetch(path, { ...init, headers });
  }
}
