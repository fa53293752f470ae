/** What a product is called; devices of the world and of the index have it. */
interface NamedProduct {
  readonly name: string;
  readonly vendor: string | null;
}

/**
 * The family of a device, as its maker writes it: `EC25` of `Quectel EC25-EUX`, `RUT200` of `Teltonika RUT200 (*1****)`,
 * `BG95` of `Quectel BG95-M3`. A name without a variant is a family of its own.
 */
export function deviceFamily({ name, vendor }: NamedProduct): string {
  const bare = nameWithoutVendor(name, vendor).replace(/ \(.*$/, '');
  // the variant begins after the first number, behind a hyphen, a blank or a slash
  return /^.*?\d[\p{L}\p{N}+]*(?=[-\s/])/u.exec(bare)?.[0] ?? bare;
}

/** `EC25-E` of `Quectel EC25-E`. The data names some vendors in full and in short: `Telit Cinterion`, `Telit ME910C1-WW`. */
export function nameWithoutVendor(name: string, vendor: string | null): string {
  const heads = vendor ? [vendor, vendor.split(' ')[0]!] : [];
  const head = heads.find((each) => name.toLowerCase().startsWith(`${each.toLowerCase()} `));
  return head === undefined ? name : name.slice(head.length + 1);
}
