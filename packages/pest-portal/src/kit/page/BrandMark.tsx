/** The product's mark, also its favicon. */
export function BrandMark({ size = 24 }: { readonly size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} />;
}
