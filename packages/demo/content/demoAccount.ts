/** The sample account: placeholder values that are never kept (PROF-17, PROF-20). */
export const demoFields = [
  { name: "fullName", label: "Full Name", value: "Asha Raman" },
  { name: "designation", label: "Designation", value: "Textile conservator" },
  { name: "phone", label: "Phone No.", value: "+91 98765 43210", type: "tel", dir: "ltr" },
  { name: "mail", label: "Mail", value: "asha@pallu.example", type: "email", dir: "ltr" },
  { name: "location", label: "Location", value: "R.S. Puram, Coimbatore" },
  {
    name: "web",
    label: "Web / Social Media",
    value: "https://asha.example",
    type: "url",
    dir: "ltr",
  },
] as const;

export const demoBio = {
  name: "bio",
  label: "Bio",
  value: "Mends what moths have eaten. Owns more Chettinad cottons than days to wear them.",
} as const;

/** Made-up orders; the statuses are 'Completed', 'Pending' and 'Cancel' (PROF-18, PROF-19). */
export const demoOrders = [
  {
    number: "PL-2025-000038",
    date: "2 March 2025",
    product: "Chettinad cotton saree",
    total: "₹1,850",
    status: "Completed",
  },
  {
    number: "PL-2025-000041",
    date: "19 April 2025",
    product: "Sanganeri block print kurti",
    total: "₹1,090",
    status: "Pending",
  },
  {
    number: "PL-2025-000042",
    date: "6 May 2025",
    product: "Kanchipuram temple border silk saree",
    total: "₹16,400",
    status: "Cancel",
  },
  {
    number: "PL-2025-000047",
    date: "11 June 2025",
    product: "Solapur checked throw",
    total: "₹1,450",
    status: "Completed",
  },
] as const;

export const demoTexts = {
  note: "Asha's account, as an example. Your own is under My Profile.",
  save: "Save Change",
  reset: "Cancel",
  orders: "Orders",
} as const;
