import { defineEndpoints, idIn, message, errorBody } from "@pallu/contract/schemas";
import { z } from "zod";

const isoDateTime = z.iso.datetime();
const option = {
  optionName: z.string().optional(),
  optionValue: z.string().optional(),
  sku: z.string().optional(),
};
const variant = {
  variantId: z.string(),
  productName: z.string(),
  colourName: z.string(),
  ...option,
};

const accountExport = z
  .object({
    profile: z.object({
      id: z.string(),
      username: z.string(),
      phonenumber: z.string(),
      email: z.string(),
      provedEmail: z.string().nullable(),
      createdAt: isoDateTime,
      passwordChangedAt: isoDateTime,
    }),
    cart: z.array(z.object({ ...variant, quantity: z.number(), changedAt: isoDateTime })),
    wishlist: z.array(z.object({ ...variant, addedAt: isoDateTime })),
    orders: z.array(
      z.object({
        orderId: z.string(),
        createdAt: isoDateTime,
        deliveryStatus: z.string(),
        paymentStatus: z.string(),
        currency: z.string(),
        subTotal: z.number(),
        discount: z.number(),
        total: z.number(),
        couponCode: z.string().nullable(),
        fullName: z.string(),
        email: z.string(),
        phoneNo: z.string(),
        townCity: z.string(),
        zipCode: z.string(),
        addressLine1: z.string(),
        addressLine2: z.string(),
        additionalText: z.string(),
        trackingNumber: z.string().nullable(),
        trackingLink: z.string().nullable(),
        lines: z.array(
          z.object({
            productName: z.string(),
            colourName: z.string(),
            ...option,
            quantity: z.number(),
            unitPrice: z.number(),
            total: z.number(),
          }),
        ),
      }),
    ),
    sessions: z.array(z.object({ startedAt: isoDateTime, seenAt: isoDateTime })),
    browsers: z.array(z.object({ seenAt: isoDateTime })),
  })
  .meta({ id: "AccountExport" });

const params = z.object({ id: idIn });
const ownerCalls = { tag: "Users", access: "owner" } as const;

/** Endpoints for the account owner's rights under data protection law. The shop's own pages do not call them. */
export const privacyEndpoints = defineEndpoints(ownerCalls, {
  exportAccount: {
    call: { method: "GET", path: "/api/users/:id/export" },
    summary: "All that the caller's account holds",
    params,
    responses: { 200: accountExport },
    example: {
      responses: {
        200: {
          profile: {
            id: "user-asha",
            username: "Asha Rao",
            phonenumber: "9876543210",
            email: "asha@example.com",
            provedEmail: "asha@example.com",
            createdAt: "2026-03-01T09:30:00.000Z",
            passwordChangedAt: "2026-03-01T09:30:00.000Z",
          },
          cart: [],
          wishlist: [],
          orders: [],
          sessions: [{ startedAt: "2026-03-02T09:00:00.000Z", seenAt: "2026-03-02T09:30:00.000Z" }],
          browsers: [{ seenAt: "2026-03-02T09:30:00.000Z" }],
        },
      },
    },
  },
  eraseAccount: {
    call: { method: "DELETE", path: "/api/users/:id" },
    summary: "Erases the caller's account for good; invoices stay with what the law asks for",
    params,
    body: z.object({ password: z.string().min(1).max(512) }),
    responses: { 200: message, 403: errorBody },
    example: {
      body: { password: "loom-and-shuttle-42" },
      responses: { 200: { message: "Account erased" } },
    },
  },
});

export type AccountExportBody = z.input<typeof accountExport>;
