import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { ApiError } from '../http/api-error';
import { outcomeUnknown } from '../http/outcome-unknown';
import type { Args, RequestOf } from '../http/request';
import type { baseQuery } from './base-query';
import type { Tag } from './tag-types';

export type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>;

/** What a hook is given: the call's arguments and, for a money call, the key of the form's opening. */
export type Asked<C extends CallSpec> = C extends { money: true } ? Given<C> & { idempotencyKey: string } : Args<C>;
type Given<C extends CallSpec> = Exclude<Args<C>, void>;

/** An endpoint that reads: kept under its tags, and asked again when one of them changes. */
export function read<C extends CallSpec>(build: Build, request: RequestOf<C>, tags: readonly Tag[] = []) {
  return build.query<OkOf<C>, Asked<C>>({
    query: (asked) => ({ request, asked: asked ?? {} }),
    providesTags: tags,
  });
}

/** An endpoint that does something. What it may have changed is read again, also where its outcome is not known. */
export function act<C extends CallSpec>(build: Build, request: RequestOf<C>, changes: readonly Tag[] = []) {
  return build.mutation<OkOf<C>, Asked<C>>({
    query: (asked) => ({ request, asked: asked ?? {} }),
    invalidatesTags: (_, error) => (!error || unknown(error) ? changes : []),
  });
}

const unknown = (error: object) => 'code' in error && 'status' in error && outcomeUnknown(error as ApiError);
