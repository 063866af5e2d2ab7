// A chunk of its own: a page that was rendered for a brand has that one in its HTML and needs no other.
export { brandOf } from '@portal/brand';
