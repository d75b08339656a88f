/** The label of the shop on an invoice (INV-07). */
export const shopLabel = "Store, Coimbatore, India";
