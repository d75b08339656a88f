import type { PartialMessages } from "../../provider/messages.ts";

/** Writes the counted noun in its number: one, two, three to ten, more. */
const items = (count: number): string => {
  if (count > 99) return "+99 منتج";
  if (count === 1) return "منتج واحد";
  if (count === 2) return "منتجان";
  return count <= 10 ? `${count} منتجات` : `${count} منتجًا`;
};

/** The texts of the components in Arabic. */
export const messages: PartialMessages = {
  articleBody: { contents: "في هذه الصفحة", note: "ملاحظة", notes: "ملاحظات" },
  carousel: {
    previous: "الشريحة السابقة",
    next: "الشريحة التالية",
    pause: "إيقاف الشرائح مؤقتًا",
    play: "تشغيل الشرائح",
    position: (number, count) => `${number} من ${count}`,
  },
  cartTable: {
    caption: "السلة",
    product: "المنتج",
    price: "السعر",
    quantity: "الكمية",
    total: "الإجمالي",
    remove: "إزالة",
    updating: "جارٍ التحديث…",
  },
  checkboxGroup: { more: (hidden) => `عرض ${hidden} أخرى`, fewer: "عرض أقل" },
  clothStrip: {
    hint: "اسحب القماش أو مرّره أو استخدم مفاتيح الأسهم.",
    metre: (metres) => `${metres} م`,
  },
  colourSwatches: { soldOut: "نفدت الكمية" },
  combobox: { none: "لا توجد نتائج", found: (count) => `عدد الخيارات: ${count}` },
  comments: {
    form: "اكتب تعليقًا",
    name: "الاسم",
    email: "البريد الإلكتروني",
    comment: "التعليق",
    send: "نشر التعليق",
  },
  countdown: { days: "أيام", hours: "ساعات", minutes: "دقائق", seconds: "ثوانٍ" },
  dialog: { close: "إغلاق" },
  filterChips: { remove: "إزالة عامل التصفية", clear: "مسح الكل" },
  lifeSize: {
    estimate: "هذا المقاس تقديري لأن الشاشات تختلف. قِس شاشتك ببطاقة مصرفية.",
    measured: "هذا هو المقاس الحقيقي: قيست الشاشة ببطاقة مصرفية.",
    measure: "قياس الشاشة",
    howTo:
      "ضع بطاقة مصرفية قائمةً على الإطار عند زاويته العليا. حرّك المنزلق حتى تنطبق الحافتان الأخريان أيضًا.",
    size: "مقاس الإطار",
    resolution: (pixels) => `${pixels} بكسل في البوصة`,
    confirm: "الحواف منطبقة",
    centimetre: (centimetres) => `${centimetres} سم`,
    hint: "اسحب القماش أو مرّره أو استخدم مفاتيح الأسهم.",
  },
  lightbox: {
    close: "إغلاق",
    previous: "الصورة السابقة",
    next: "الصورة التالية",
    zoomIn: "تكبير",
    zoomOut: "تصغير",
    position: (number, count) => `${number} من ${count}`,
  },
  link: { newTab: "يُفتح في علامة تبويب جديدة" },
  needsScripts: { text: "هذا يحتاج إلى JavaScript. يُرجى تفعيله في متصفحك." },
  newsletterForm: { submit: "اشتراك", busy: "جارٍ الاشتراك…" },
  notice: { close: "إغلاق" },
  optionLinks: { soldOut: "نفدت الكمية" },
  ordersTable: {
    number: "رقم الطلب",
    customer: "اسم العميل",
    status: "حالة التوصيل",
    action: "إجراء",
    view: "عرض",
    newTab: (number) => `الطلب ${number}، يُفتح في علامة تبويب جديدة`,
  },
  passwordField: { show: "إظهار كلمة المرور" },
  price: { offer: "سعر العرض", list: "السعر الأصلي", from: ["من", ""] },
  productCard: {
    addToCart: "أضف إلى السلة",
    choose: (option) => `اختر ${option}`,
    adding: "جارٍ الإضافة…",
    added: "أُضيف",
    quickView: "عرض سريع",
    wish: "أضف إلى المفضلة",
    view: "عرض",
    soldOut: "نفدت الكمية",
  },
  quantityStepper: { decrease: "تقليل الكمية", increase: "زيادة الكمية" },
  searchDialog: { clear: "مسح", placeholder: "اكتب كلمة البحث", submit: "بحث" },
  searchPanel: { recent: "عمليات البحث الأخيرة", results: "النتائج" },
  siteHeader: {
    nav: "الرئيسية",
    menu: "فتح القائمة",
    menuTitle: "القائمة",
    search: "بحث",
    profile: "ملفي الشخصي",
    login: "تسجيل الدخول",
    wishlist: (count) => (count > 0 ? `المفضلة، ${items(count)}` : "المفضلة"),
    cart: (count) => (count > 0 ? `السلة، ${items(count)}` : "السلة"),
    items: (title, count) => `${title}، ${items(count)}`,
  },
  starRating: { value: (stars) => `${stars} من 5` },
  textArea: {
    left: (left) => (left < 0 ? `عدد الأحرف الزائدة: ${-left}` : `عدد الأحرف المتبقية: ${left}`),
  },
  wishlistCard: { move: "نقل إلى السلة", remove: "إزالة" },
  wordmark: { home: (name) => `${name}، الصفحة الرئيسية` },
};
