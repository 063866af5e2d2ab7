import { Client } from '@portal/testkit';

/** A staff member: a client with the token of a staff session. */
export class StaffClient extends Client {
  constructor(
    base: string,
    readonly staffToken: string,
  ) {
    super(base);
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.staffToken}`);
    return super.fetch(path, { ...init, headers });
  }
}
