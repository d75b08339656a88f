import type { Order } from "./orders.tables.ts";

/** The fields of an order that say where its parcel is sent. */
export const addressFields = [
  "fullName",
  "phoneNo",
  "addressLine1",
  "addressLine2",
  "townCity",
  "zipCode",
] as const;

/** Where a parcel is sent, as it was typed. Each field may be empty. */
export type DeliveryAddress = Pick<Order, (typeof addressFields)[number]>;

export const deliveryAddressOf = ({
  fullName,
  phoneNo,
  addressLine1,
  addressLine2,
  townCity,
  zipCode,
}: DeliveryAddress): DeliveryAddress => ({
  fullName,
  phoneNo,
  addressLine1,
  addressLine2,
  townCity,
  zipCode,
});

export const isSameAddress = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  addressFields.every((field) => one[field] === other[field]);

/** Returns an address on one line, with its phone number. Empty without any. */
export const addressText = (address: DeliveryAddress): string => {
  const { fullName, addressLine1, addressLine2, townCity, zipCode, phoneNo } = address;
  return [fullName, addressLine1, addressLine2, `${townCity} ${zipCode}`, phoneNo]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ");
};
