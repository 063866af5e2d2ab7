import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { ApiError } from '../http/api-error';
import { outcomeUnknown } from '../http/outcome-unknown';
import type { Args, RequestOf } from '../http/request';
import type { baseQuery } from './base-query';
import type { Tag } from './tag-types';

export type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>;

/** Arguments of a hook: the call's arguments and, for a money call, the idempotency key of the form's opening. */
export type Asked<C extends CallSpec> = C extends { money: true } ? Given<C> & { idempotencyKey: string } : Args<C>;
type Given<C extends CallSpec> = Exclude<Args<C>, void>;

/** A query endpoint: cached under its tags, and refetched when one of them is invalidated. */
export function read<C extends CallSpec>(build: Build, request: RequestOf<C>, tags: readonly Tag[] = []) {
  return build.query<OkOf<C>, Asked<C>>({
    query: (asked) => ({ request, asked: asked ?? {} }),
    providesTags: tags,
  });
}

/**
 * A mutation endpoint. It invalidates its tags in every case: a success changes the data, an unknown outcome may have, and a refusal
 * says that the page shows something out of date. Then the terms are read again too, so that the customer sees what holds now.
 */
export function act<C extends CallSpec>(build: Build, request: RequestOf<C>, changes: readonly Tag[] = []) {
  return build.mutation<OkOf<C>, Asked<C>>({
    query: (asked) => ({ request, asked: asked ?? {} }),
    invalidatesTags: (_, error) => (error && isRefusal(error) ? afterRefusal(changes) : changes),
  });
}

const afterRefusal = (changes: readonly Tag[]): readonly Tag[] => (changes.length === 0 ? [] : [...changes, 'terms']);

const isRefusal = (error: object) => 'code' in error && 'status' in error && !outcomeUnknown(error as ApiError);
