/** MediaTek `+EPBSE: <GSM>,<UMTS>,<LTE 1-32>,<LTE 33-64>[,<LTE 65-96>,<LTE 97-128>]`, decimal 32-bit words. */
export const mediatekEpbse = /\+epbse F F D1 D33( D65( D97)?)?/;
